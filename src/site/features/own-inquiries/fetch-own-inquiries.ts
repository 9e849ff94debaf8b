import * as limits from '../../../domain/limits.ts'
import { serverPaths } from '../../../routes.ts'
import { type EnquiryStatus, isOk, readStatus } from '../enquiry-status/fetch-enquiry-status.ts'

export type OwnInquiriesOutcome =
  | {
      readonly kind: 'found'
      readonly inquiries: readonly EnquiryStatus[]
      /** Whether an earlier page may follow. */
      readonly more: boolean
    }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed' }

/** A page of what a signed-in visitor has sent, newest first: those sent before the inquiry of that reference. */
export async function fetchOwnInquiries(
  fetch: typeof globalThis.fetch,
  token: string,
  before: string | null,
): Promise<OwnInquiriesOutcome> {
  const query = before === null ? '' : `?${new URLSearchParams({ before })}`
  try {
    const response = await fetch(`${serverPaths.myEnquiries}${query}`, {
      headers: { Authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal: AbortSignal.timeout(limits.enquiry.requestMs),
    })
    if (response.status === 401) return { kind: 'signed-out' }
    const answer: unknown = response.ok ? await response.json() : null
    if (!isOk(answer) || !('enquiries' in answer) || !Array.isArray(answer.enquiries)) {
      return { kind: 'failed' }
    }
    const inquiries = answer.enquiries.flatMap((view) => readStatus(view) ?? [])
    return { kind: 'found', inquiries, more: inquiries.length >= limits.account.ownEnquiriesPerPage }
  } catch {
    return { kind: 'failed' }
  }
}
