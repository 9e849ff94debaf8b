import { useQuery } from '@tanstack/react-query'
import { createContext, use, useMemo } from 'react'
import { inboxWords } from '../../content/desk/inbox.ts'
import { isStaff, may, type Operation } from '../../domain/desk/roles.ts'
import type { Me } from '../calls/desk-calls.ts'
import { staffQuery } from '../queries/desk-queries.ts'

export const MeContext = createContext<Me | null>(null)

export function useMe(): Me {
  const me = use(MeContext)
  if (!me) throw new Error('useMe needs the gate above it')
  return me
}

/** Hides what the server would refuse; the server decides. */
export function useMay(operation: Operation): boolean {
  const { role } = useMe()
  return isStaff(role) && may(role, operation)
}

export type Person = { readonly id: string; readonly name: string; readonly canTake: boolean }

const nobodyKnown: Person[] = []

/** Everybody on the staff; whoever reads this comes first. */
export function usePeople() {
  const me = useMe()
  const { data } = useQuery(staffQuery)
  return useMemo(() => {
    const people: readonly Person[] =
      data
        ?.map(({ id, displayName, email, role }) => ({
          id,
          name: displayName || email,
          canTake: may(role, 'changeInquiry'),
        }))
        .sort((a, b) => Number(b.id === me.id) - Number(a.id === me.id)) ?? nobodyKnown
    const nameOf = (id: string | null): string => {
      if (id === null) return inboxWords.nobody
      const person = people.find((each) => each.id === id)
      return person?.name ?? (id === me.id ? me.name : inboxWords.formerly)
    }
    /** For a field of choices; somebody who left is among them for as long as they are chosen. */
    const choices = (chosen: string | undefined) => {
      const known = people.map(({ id, name }) => ({ value: id, label: name }))
      const isKnown = chosen === undefined || known.some(({ value }) => value === chosen)
      return isKnown ? known : [...known, { value: chosen, label: nameOf(chosen) }]
    }
    return { me, people, nameOf, choices }
  }, [data, me])
}
