import { queryOptions } from '@tanstack/react-query'
import { letterCalls } from '../calls/letter-calls.ts'

export const savedRepliesQuery = queryOptions({
  queryKey: ['saved-replies'],
  queryFn: letterCalls.savedReplies,
})

export const signatureQuery = queryOptions({ queryKey: ['signature'], queryFn: letterCalls.signature })
