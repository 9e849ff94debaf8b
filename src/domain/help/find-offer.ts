import type { HelpConference, HelpItem, HelpOffers, HelpSet } from './help-offers.ts'
import type { Spelling } from './spelling.ts'
import { isChatter, plainText, termOf } from './words.ts'

export type FoundOffer =
  | { readonly kind: 'set'; readonly set: HelpSet }
  | { readonly kind: 'conference'; readonly conference: HelpConference }
  | {
      readonly kind: 'items'
      readonly items: readonly HelpItem[]
      readonly quantity: number | null
      /** Whether a model or a brand is named, and not only a kind of equipment. */
      readonly byName: boolean
    }

export type OfferFinder = (words: readonly string[]) => FoundOffer | null

/** Words in a question about equipment that do not say which. */
const aroundItems = new Set(
  [
    'set price rent available equipment day week free book have include quote per list own model brand stock check',
    'professional good best use daily month hour people still left date total project production package pickup',
    'shoot film video event long crew deliver cuanto manejan modelo marca fecha hoy fin paquete',
  ]
    .join(' ')
    .split(' ')
    .map(termOf),
)

/** Beside the name of a model these say enough about what is wanted. */
const requests = new Set(['price', 'rent', 'available', 'free', 'book'])

/** Parts of model names that say nothing on their own. */
const modelParts =
  /^(?:\d{1,2}|and|pro|set|kit|mark|ii|iii|digital|series|led|cine|live|source|four|go|plus|studio|mini|max|cart)$/

/** Finds the kit, package or items that a question names. */
export function createOfferFinder(data: HelpOffers, spelling: Spelling): OfferFinder {
  const items = data.items.map((item) => ({ item, ...termsOfItem(item) }))
  const called = data.sets
    .flatMap((set) => set.called.map((name) => ({ set, terms: plainText(name).split(' ').map(termOf) })))
    .toSorted((one, other) => other.terms.length - one.terms.length)

  return (words) => {
    const named = new Set(words.map((word) => spelling(word).term))
    const set = called.find(({ terms }) => terms.every((term) => named.has(term)))?.set
    if (set) return { kind: 'set', set }
    const conference = conferencePackage(data, named)
    if (conference) return { kind: 'conference', conference }
    return itemsNamed(words)
  }

  function itemsNamed(words: readonly string[]): FoundOffer | null {
    const joints = jointsOf(words)
    const asked = new Set([...words.map((word) => spelling(word).term), ...joints.map(({ whole }) => whole)])
    const scored = items.map(({ item, model, kind }) => {
      const matched = [...model].filter((term) => asked.has(term))
      const ofKind = [...kind].filter((term) => asked.has(term))
      return {
        item,
        terms: [...matched, ...ofKind],
        byName: matched.length > 0,
        score: 3 * matched.length + ofKind.length,
      }
    })
    const best = Math.max(...scored.map(({ score }) => score))
    if (best === 0) return null
    const chosen = scored.filter(({ score }) => score === best)
    const covered = new Set(chosen.flatMap(({ terms }) => terms))
    for (const { whole, parts } of joints) if (covered.has(whole)) for (const part of parts) covered.add(part)
    // Every word that is not about renting in general must belong to the items, or something else is meant.
    const isCovered = (word: string) => {
      const { term } = spelling(word)
      return (
        covered.has(word) ||
        covered.has(term) ||
        aroundItems.has(term) ||
        isChatter(word) ||
        /^\d{1,4}$/.test(word)
      )
    }
    const isModel = [...covered].some((term) => /[a-z]/.test(term) && /\d/.test(term)) && chosen.length === 1
    const isRequest = words.some((word) => requests.has(spelling(word).term))
    if (!words.every(isCovered) && !(isModel && isRequest)) return null
    const first = words.findIndex((word) => covered.has(word) || covered.has(spelling(word).term))
    const count = Number(words[first - 1])
    return {
      kind: 'items',
      items: chosen.map(({ item }) => item),
      byName: chosen.some(({ byName }) => byName),
      quantity: Number.isInteger(count) && count > 0 ? count : null,
    }
  }
}

/** `c 70` and `sq 5` as one word each, the way models are written. */
function jointsOf(words: readonly string[]) {
  return words.slice(1).flatMap((word, index) => {
    const before = words[index] ?? ''
    const isModel = /\d/.test(word) && /[a-z]/.test(before)
    return isModel ? [{ whole: before + word, parts: [before, word] }] : []
  })
}

function termsOfItem({ name, called }: HelpItem) {
  const words = plainText(name).split(' ')
  return {
    model: new Set([
      ...words.filter((word) => !modelParts.test(word)).map(termOf),
      ...jointsOf(words).map(({ whole }) => whole),
    ]),
    kind: new Set(called.split(' ').map(termOf)),
  }
}

/** `the premium package`, `enterprise`: a size's name counts when a conference or a package is meant. */
function conferencePackage({ conferences }: HelpOffers, named: ReadonlySet<string>): HelpConference | null {
  const isMeant = ['package', 'paquete', 'conference'].some((term) => named.has(term))
  return isMeant ? (conferences.find(({ name }) => named.has(termOf(name.toLowerCase()))) ?? null) : null
}

/** The smallest conference package made for this many people. */
export function conferenceFor(
  conferences: readonly HelpConference[],
  attendees: number,
): HelpConference | null {
  return conferences.find(({ most }) => most === null || attendees <= most) ?? null
}
