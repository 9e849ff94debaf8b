import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Inquiry, InquiryPage, ListedInquiry } from '../calls/desk-calls.ts'
import { inquiryQuery, listsKey, todayQuery } from '../queries/desk-queries.ts'

type Patch = (row: ListedInquiry) => ListedInquiry

/** Changes an inquiry's line in every list that has it. It keeps its place even where it no longer belongs. */
export function patchLists(queries: QueryClient, reference: string, patch: Patch): void {
  const inPage = (page: InquiryPage): InquiryPage => ({
    ...page,
    inquiries: page.inquiries.map((row) => (row.reference === reference ? patch(row) : row)),
  })
  queries.setQueriesData<InfiniteData<InquiryPage>>({ queryKey: listsKey }, (data) =>
    data ? { ...data, pages: data.pages.map(inPage) } : data,
  )
  queries.setQueryData(todayQuery.queryKey, (data) => (data ? inPage(data) : data))
}

/** The line that an inquiry has in a list. */
export function lineOf(inquiry: Inquiry): Patch {
  const { status, held, lostReason, assigneeId, firstAnswerAt, replyBy, erasedAt } = inquiry
  const nameless =
    erasedAt === null
      ? {}
      : { erased: true, unread: false, name: '', email: '', company: '', message: '', excerpt: '' }
  return (row) => ({ ...row, status, held, lostReason, assigneeId, firstAnswerAt, replyBy, ...nameless })
}

export function patchInquiry(
  queries: QueryClient,
  reference: string,
  patch: (inquiry: Inquiry) => Inquiry,
): void {
  queries.setQueryData(inquiryQuery(reference).queryKey, (known) => {
    if (!known) return known
    const next = patch(known)
    patchLists(queries, reference, lineOf(next))
    return next
  })
}

/** The line as it is known, from whichever list or sheet has it. */
export function knownLine(queries: QueryClient, reference: string): ListedInquiry | null {
  const lists = queries.getQueriesData<InfiniteData<InquiryPage>>({ queryKey: listsKey })
  const today = queries.getQueryData(todayQuery.queryKey)
  const rows = [
    ...lists.flatMap(([, data]) => data?.pages.flatMap(({ inquiries }) => inquiries) ?? []),
    ...(today?.inquiries ?? []),
  ]
  return rows.find((row) => row.reference === reference) ?? null
}
