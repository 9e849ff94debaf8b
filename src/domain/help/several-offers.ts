import { pagePaths } from '../../routes.ts'
import { lengthsIn, type RentalLength } from '../equipment/rental-length.ts'
import { formatDollars } from '../format-dollars.ts'
import { type FoundOffer, isAroundItems, type OfferFinder } from './find-offer.ts'
import type { HelpLanguage } from './help.ts'
import type { OfferReply } from './offer-replies.ts'
import type { Phrases } from './phrases.ts'
import { tellingWords } from './read-question.ts'
import type { Spelling } from './spelling.ts'
import { isChatter } from './words.ts'

/** One of the offers that were asked for together. */
type Part = {
  readonly name: string
  readonly kind: 'item' | 'kit' | 'package'
  readonly id: string
  readonly cents: number
  readonly covers: RentalLength
  readonly quantity: number
}

/** Incomplete when something is named that the list does not price: a sum without it would be a wrong one. */
export type Together = { readonly parts: readonly Part[]; readonly isComplete: boolean }

const joints = /\s(?:and|plus|as well as|or|versus|vs|y|o|mas)\s/
/** Joins two things only when the first is one to rent: not in `what comes with the sony kit`. */
const additions = /\s(?:together with|with|con)\s/
/** `and can you deliver it`: another question, not another thing to rent. */
const clause =
  /^(?:do|does|can|could|is|are|will|would|what|whats|how|when|where|who|which|should|you|i|we|it|that|puede|pueden|puedo|que|cuanto|cuando|como|donde|hay|tienen)\b/
const maxParts = 6

/** The items and sets of one question, such as `a c70 and two sm7db`. Null for fewer than two. */
export function findTogether(
  undated: string,
  language: HelpLanguage,
  findOffer: OfferFinder,
  spelling: Spelling,
): Together | null {
  const readPiece = (piece: string) => {
    const words = tellingWords(piece, language)
    return { piece, words, offer: findOffer(words) }
  }
  const read = undated.split(joints).flatMap((piece) => {
    const [first, ...added] = piece.split(additions).map(readPiece)
    return first?.offer && isExact(first.offer, first.words) ? [first, ...added] : [readPiece(piece)]
  })
  if (read.length < 2 || read.length > maxParts) return null
  if (!read.some(({ offer, words }) => offer && isExact(offer, words))) return null
  const parts: Part[] = []
  let isComplete = true
  for (const { piece, words, offer } of read) {
    if (offer?.kind === 'conference') return null
    const found = offer && isExact(offer, words) ? partsOf(offer) : null
    if (found) parts.push(...found)
    else if (offer || isGear(piece, words, spelling)) isComplete = false
  }
  return parts.length > 1 || !isComplete ? { parts, isComplete } : null
}

/** `c300 c70` names two models; `sennheiser` names several items, of which nobody knows the one. */
function isExact(offer: FoundOffer, words: readonly string[]): boolean {
  if (offer.kind !== 'items') return offer.kind === 'set'
  const models = words.filter((word) => /[a-z]/.test(word) && /\d/.test(word)).length
  return offer.items.length <= Math.max(1, models)
}

/** Null when one of them cannot be had like this: in packed kits only, at agreed rates, or more than we own. */
function partsOf(offer: FoundOffer): Part[] | null {
  if (offer.kind === 'conference') return null
  const quantity = offer.kind === 'items' ? (offer.quantity ?? 1) : 1
  const parts: Part[] = []
  for (const one of offer.kind === 'set' ? [offer.set] : offer.items) {
    const kind = 'kind' in one ? one.kind : 'item'
    if (one.cents === null || quantity > one.owned || ('kitOnly' in one && one.kitOnly === true)) return null
    const { id, name, covers, cents } = one
    parts.push({ kind, id, name, covers, cents, quantity })
  }
  return parts
}

/** Whether a piece names something to rent that is not in the catalog: `a 24-70`, `a teleprompter`. */
function isGear(piece: string, words: readonly string[], spelling: Spelling): boolean {
  if (clause.test(piece.trim())) return false
  if (/\b\d{1,4} \d{1,4}\b/.test(piece)) return true
  return words.some((word) => !/^\d+$/.test(word) && !isChatter(word) && !isAroundItems(spelling(word).term))
}

/** Each with its price, and unless one of them is to be chosen, what all of them cost for the days. */
export function replyAboutTogether(
  { parts, isComplete }: Together,
  phrases: Phrases,
  days: number | null,
  isChoice: boolean,
): OfferReply | null {
  if (parts.length === 0) return null
  const words = phrases.together
  const money = (cents: number) => formatDollars(Math.round(cents / 100))
  const lines = parts
    .map(({ quantity, name, cents, covers }) =>
      words.line(quantity, name, `${money(cents)} ${phrases.covering(covers)}`),
    )
    .join('; ')
  const longest = Math.max(...parts.map(({ covers }) => (covers.unit === 'day' ? covers.count : 1)))
  const span = days ?? longest
  const total = parts.reduce(
    (sum, { cents, quantity, covers }) => sum + cents * quantity * lengthsIn(span, covers),
    0,
  )
  return {
    topic: 'together',
    text: !isComplete
      ? words.incomplete(lines)
      : isChoice
        ? `${lines}.`
        : words.sum(lines, phrases.days(span), money(total)),
    links: [{ text: phrases.set.packageLink, url: pagePaths.quote }],
    // `and for three days?` would be taken for the first of them.
    subject: null,
  }
}
