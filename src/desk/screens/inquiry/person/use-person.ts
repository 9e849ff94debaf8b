import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { personWords as words } from '../../../../content/desk/person.ts'
import { saveFile } from '../../../../ui/save-file.ts'
import { type Contact, deskCalls } from '../../../calls/desk-calls.ts'
import { troubleKind } from '../../../calls/trouble.ts'
import { tell } from '../../../changes/notices.ts'
import { tellTrouble } from '../../../changes/tell-trouble.ts'
import { allInquiriesKey, contactsKey, listsKey } from '../../../queries/desk-queries.ts'

/** The changes to the person who wrote. Each resolves to whether it was done. */
export function usePerson(contact: Contact) {
  const queries = useQueryClient()
  return useMemo(() => {
    const { id } = contact
    return {
      join: (other: Contact) =>
        attempt(queries, async () => {
          const { addresses } = await deskCalls.joinContacts(id, other.id)
          const undo = () =>
            void attempt(queries, async () => {
              await deskCalls.partAddresses(id, addresses)
              tell(words.undone)
            })
          tell(words.joined(nameOf(other), other.inquiries), { undo })
        }),
      part: (email: string) =>
        attempt(queries, async () => {
          const parted = await deskCalls.partAddresses(id, [email])
          const undo = () =>
            void attempt(queries, async () => {
              await deskCalls.joinContacts(id, parted.contactId)
              tell(words.undone)
            })
          tell(words.parted(email), { undo })
        }),
      save: (reference: string) =>
        attempt(queries, async () => {
          const person = JSON.stringify(await deskCalls.exportPerson(id), null, 2)
          saveFile(words.fileName(reference), 'application/json', person)
        }),
      erase: (reference: string) =>
        attempt(queries, async () => {
          const { inquiries } = await deskCalls.erasePerson(id, reference)
          tell(words.eraseDialog.done(inquiries))
        }),
    }
  }, [queries, contact])
}

export function nameOf({ name, addresses }: Contact): string {
  return name || (addresses[0]?.email ?? '')
}

/**
 * Every inquiry of the person may look different afterwards, and so may lists that were narrowed to one person. Contacts that
 * were found before may be gone: parting makes new ones.
 */
async function attempt(queries: QueryClient, work: () => Promise<void>): Promise<boolean> {
  let done = true
  try {
    await work()
  } catch (trouble) {
    tellTrouble(trouble, troubleKind(trouble) === 'not-found' ? words.gone : undefined)
    done = false
  }
  queries.removeQueries({ queryKey: contactsKey })
  await Promise.all([
    queries.invalidateQueries({ queryKey: allInquiriesKey }),
    queries.invalidateQueries({ queryKey: listsKey, refetchType: 'none' }),
  ])
  return done
}
