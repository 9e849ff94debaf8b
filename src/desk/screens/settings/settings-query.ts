import { queryOptions } from '@tanstack/react-query'
import { deskCalls } from '../../calls/desk-calls.ts'

/** What the owners set, for all sections that show some of it. */
export const settingsQuery = queryOptions({ queryKey: ['settings'], queryFn: deskCalls.settings })
