import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createDeskApp } from '../../../tests/support/servers/desk-app.ts'

const desk = await createDeskApp()
const { accounts, inquiries, mail } = desk
const owner = await desk.staff('owner')
await desk.receive('quote')
const [inquiry] = await accounts.rows<{ id: string }>('select id from leads')

/** During an upgrade, processes of the former release meet jobs of the next one. */
const jobs: Readonly<Record<string, object>> = {
  'account-mails': {
    id: randomUUID(),
    kind: 'of-a-later-release',
    email: owner.email,
    signUpId: null,
    next: '/account',
    requestedAt: new Date().toISOString(),
  },
  desk_mails: { id: randomUUID(), to: owner.id, about: { kind: 'of-a-later-release' } },
  deliveries: { leadId: inquiry?.id, channel: 'of-a-later-release', alreadySent: false },
}

test.for(Object.entries(jobs))(
  'a job of %s that this release does not know is left for one that does',
  async ([name, data]) => {
    const taken = accounts.sent.length + mail.sent.length
    const queue = await accounts.jobs.openQueue(name)
    await queue.add(data)
    const job = async () =>
      (
        await accounts.rows<{ state: string; reason: string }>(
          `select state, output->>'reason' as reason from pgboss.job
           where name = $1 and data::text like '%of-a-later-release%'`,
          [name],
        )
      )[0]
    await expect.poll(job).toEqual({
      state: 'retry',
      reason: 'This release does not know jobs of the kind "of-a-later-release"',
    })
    expect(accounts.sent.length + mail.sent.length).toBe(taken)
    const logged = [...accounts.logged, ...inquiries.logged].map((line) => JSON.parse(line))
    expect(logged).toContainEqual(expect.objectContaining({ event: 'job_unknown', queue: name }))
  },
)
