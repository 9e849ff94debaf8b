import { queryOptions } from '@tanstack/react-query'
import { deskCalls } from '../../calls/desk-calls.ts'

/** The owners' settings, for all sections that show some of them. */
export const settingsQuery = queryOptions({ queryKey: ['settings'], queryFn: deskCalls.settings })
