import * as z from 'zod/mini'
import { campaignTags, type InquirySource, type Touch } from '../../../domain/inquiry/inquiry-source.ts'
import { sanitizeText } from '../../../domain/inquiry/sanitize-text.ts'
import * as limits from '../../../domain/limits.ts'
import { notFoundPath, pageAt, pagePaths } from '../../../routes.ts'

const pages: readonly string[] = [...Object.values(pagePaths), notFoundPath]

const touchSchema = z.object({
  page: z.string().check(z.refine((page) => pages.includes(page))),
  referrer: z.catch(z.optional(z.string().check(z.regex(/^[\w.-]{1,253}$/))), undefined),
  campaign: z.catch(z.optional(z.record(z.string(), z.unknown())), undefined),
})
const sourceSchema = z.object({ first: z.optional(z.unknown()), last: z.optional(z.unknown()) })

/** The browser's account of the visit. A page that is not ours is dropped with all that is said about it. */
export function readSource(value: unknown): InquirySource {
  const parsed = sourceSchema.safeParse(value)
  if (!parsed.success) return {}
  const first = readTouch(parsed.data.first)
  const last = readTouch(parsed.data.last)
  return { ...(first && { first }), ...(last && { last }) }
}

function readTouch(value: unknown): Touch | null {
  const parsed = touchSchema.safeParse(value)
  if (!parsed.success) return null
  const { page, referrer, campaign } = parsed.data
  const tags = campaign && readTags(campaign)
  return {
    page,
    ...(referrer && { referrer: referrer.toLowerCase() }),
    ...(tags && Object.keys(tags).length > 0 && { campaign: tags }),
  }
}

function readTags(campaign: Readonly<Record<string, unknown>>): Record<string, string> {
  const tags: Record<string, string> = {}
  for (const tag of campaignTags) {
    const value = campaign[tag]
    if (typeof value !== 'string') continue
    // The longest first, so that a huge text costs nothing.
    const text = sanitizeText(value.slice(0, limits.fields.shortTextMax)).replace(/\s+/g, ' ')
    const short = [...text].slice(0, limits.source.tagMax).join('').trim()
    if (short) tags[tag] = short
  }
  return tags
}

/** A browser without scripts names the page of the form in a header. */
export function sourceOfReferer(referer: string | undefined, origins: readonly string[]): InquirySource {
  const url = referer !== undefined && URL.canParse(referer) ? new URL(referer) : null
  if (!url || !origins.includes(url.origin)) return {}
  return readSource({ last: { page: pageAt(url.pathname) } })
}
