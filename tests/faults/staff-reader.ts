import type { Pool } from 'pg'
import { deskPath, serverPaths } from '../../src/routes.ts'
import { createBattle } from './account-attack/battle.ts'
import { openMailboxes } from './account-attack/mailboxes.ts'
import { settleStaff } from './account-attack/people.ts'
import type { TroubledMailServer } from './mail-server.ts'
import type { Reading } from './visitors.ts'

const lists = [
  'today',
  'inquiries?view=all',
  'deliveries',
  'contacts?search=ada',
  'promises',
  'views/counts',
  'health',
]

/** Signs in a member of the staff and returns the calls their desk makes, with the session in their headers. */
export async function readingsOfStaff(
  url: string,
  mail: TroubledMailServer,
  pool: Pool,
): Promise<readonly Reading[]> {
  const person = await settleStaff(createBattle({ url, mailboxes: openMailboxes(mail) }), pool, 'reader')
  const { data } = await person.known.auth.getSession()
  const headers = {
    Authorization: `Bearer ${data.session?.access_token}`,
    'X-Forwarded-For': '203.0.113.77',
  }
  const paths = [serverPaths.authUser, ...lists.map((list) => `${deskPath}/${list}`)]
  return paths.map((path) => ({ path, expected: 200, headers }))
}
