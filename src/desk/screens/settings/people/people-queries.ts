import { queryOptions } from '@tanstack/react-query'
import * as limits from '../../../../domain/limits.ts'
import { deskCalls } from '../../../calls/desk-calls.ts'

/** Asked again while an invitation waits for its mail. */
export const peopleQuery = queryOptions({
  queryKey: ['people'],
  queryFn: deskCalls.people,
  refetchInterval: ({ state }) =>
    state.data?.invitations.some(({ mailed }) => !mailed) ? limits.desk.invitationsEveryMs : false,
})

export const sessionsQuery = queryOptions({ queryKey: ['sessions'], queryFn: deskCalls.sessions })
