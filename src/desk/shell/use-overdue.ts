import { useQuery } from '@tanstack/react-query'
import { countOverdue } from '../../domain/desk/promise-clock.ts'
import { dueQuery } from '../queries/desk-queries.ts'
import { useNow } from './use-now.ts'

/** How many inquiries are overdue at this moment; null until the server has said what is due. */
export function useOverdue(): number | null {
  const now = useNow()
  const { data } = useQuery(dueQuery)
  return data ? countOverdue(data, now) : null
}
