import * as limits from '../../../domain/limits.ts'
import { serverPaths } from '../../../routes.ts'
import { type InquiryStatus, isOk, readStatus } from '../inquiry-status/fetch-inquiry-status.ts'

export type OwnInquiriesOutcome =
  | {
      readonly kind: 'found'
      readonly inquiries: readonly InquiryStatus[]
      /** True if there may be another page of earlier inquiries. */
      readonly more: boolean
    }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed' }

/** A page of the signed-in visitor's inquiries, newest first, sent before the one with reference `before`. */
export async function fetchOwnInquiries(
  fetch: typeof globalThis.fetch,
  token: string,
  before: string | null,
): Promise<OwnInquiriesOutcome> {
  const query = before === null ? '' : `?${new URLSearchParams({ before })}`
  try {
    const response = await fetch(`${serverPaths.myInquiries}${query}`, {
      headers: { Authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal: AbortSignal.timeout(limits.inquiry.requestMs),
    })
    if (response.status === 401) return { kind: 'signed-out' }
    const answer: unknown = response.ok ? await response.json() : null
    if (!isOk(answer) || !('inquiries' in answer) || !Array.isArray(answer.inquiries)) {
      return { kind: 'failed' }
    }
    const inquiries = answer.inquiries.flatMap((view) => readStatus(view) ?? [])
    return { kind: 'found', inquiries, more: inquiries.length >= limits.account.ownInquiriesPerPage }
  } catch {
    return { kind: 'failed' }
  }
}
