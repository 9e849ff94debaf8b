import type { HelpConference, HelpItem, HelpOffers, HelpSet } from './help-offers.ts'
import { spellOut } from './read-question.ts'
import type { Spelling } from './spelling.ts'
import { isSynonym, termOf } from './synonyms.ts'
import { isChatter, plainText } from './words.ts'

export type FoundOffer =
  | { readonly kind: 'set'; readonly set: HelpSet }
  | {
      readonly kind: 'conference'
      readonly conference: HelpConference
      /** A second size, when two are compared. */
      readonly other: HelpConference | null
    }
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
    'price rent available equipment day week free book have include quote list own model brand stock check budget',
    'professional good best use daily month hour people still date total project production package pickup weekend',
    'shoot film video event long deliver cuanto manejan modelo marca fecha hoy fin howlong whenis kit set inch cheap',
  ]
    .join(' ')
    .split(' ')
    .map(termOf),
)

/** Words in a question about the size of a conference package: they do not say that something else is meant. */
const aroundSizes = new Set([
  'price',
  'difference',
  'include',
  'day',
  'plan',
  'tier',
  'option',
  'size',
  'people',
  'howmany',
  'cover',
])

export function isAroundItems(term: string): boolean {
  return aroundItems.has(term)
}

/** Beside the name of a model these say enough about what is wanted. */
const requests = new Set(['price', 'rent', 'available', 'free', 'book'].map(termOf))

/** We rent out and do none of this; a price for it would be a wrong one. */
const otherDeeds =
  /^(?:buy|buying|bought|purchase|purchasing|sell|sells|selling|sold|fix|fixing|repair|repairs|manual|firmware|comprar|compra|vender|venden|venta|reparar|reparan|arreglar|arreglan)$/

/** Parts of model names that say nothing on their own: `pro`, `4k`, `600`. */
const modelParts =
  /^(?:\d{1,4}[a-z]{0,2}|and|pro|set|kit|mark|ii|iii|digital|series|led|cine|live|source|four|go|plus|studio|mini|max|cart|combo|ultimate|television|full|frame|prime|compact|macro|is|me|me2|p48u3)$/

/** Finds the kit, package or items that a question names. */
export function createOfferFinder(data: HelpOffers, spelling: Spelling): OfferFinder {
  const kinds = new Set(
    data.items.flatMap(({ called }) => Object.values(kindTerms(called)).flatMap((t) => [...t])),
  )
  const items = data.items.map((item) => ({ item, ...termsOfItem(item, kinds) }))
  const called = data.sets
    .flatMap((set) => set.called.map((name) => ({ set, terms: plainText(name).split(' ').map(termOf) })))
    .toSorted((one, other) => other.terms.length - one.terms.length)

  return (words) => {
    if (words.some((word) => otherDeeds.test(word))) return null
    const named = new Set(words.map((word) => spelling(word).term))
    const set = called.find(({ terms }) => terms.every((term) => named.has(term)))?.set
    if (set) return { kind: 'set', set }
    const [conference, other] = conferencePackages(data, named)
    if (conference) return { kind: 'conference', conference, other: other ?? null }
    return itemsNamed(words)
  }

  function itemsNamed(words: readonly string[]): FoundOffer | null {
    const joints = jointsOf(words)
    const terms = words.map((word) => spelling(word).term)
    const asked = new Set([...terms, ...joints.map(({ whole }) => whole)])
    const pairs = new Set(pairsOf(terms))
    const scored = items.map(({ item, model, parts, pairs: names, nouns, details }) => {
      const byModel = [...model].filter((term) => asked.has(term))
      const byPair = [...names].filter((pair) => pairs.has(pair))
      const isParted = [...parts].filter((term) => asked.has(term) && /[a-z]/.test(term))
      const isNamed =
        byModel.length + byPair.length > 0 ||
        (isParted.length > 1 && isParted.some((term) => /\d/.test(term)))
      const byNoun = [...nouns].filter((term) => asked.has(term))
      const isMeant = isNamed || byNoun.length > 0
      const byPart = isNamed ? [...parts].filter((term) => asked.has(term)) : []
      const byDetail = isMeant ? [...details].filter((term) => asked.has(term)) : []
      return {
        item,
        isNamed,
        terms: [...byModel, ...byPair.flatMap((pair) => pair.split(' ')), ...byPart, ...byNoun, ...byDetail],
        score: 4 * byModel.length + 4 * byPair.length + byPart.length + byNoun.length + byDetail.length,
      }
    })
    const best = Math.max(...scored.map(({ score }) => score))
    if (best === 0) return null
    const chosen = scored.filter(({ score }) => score === best)
    const covered = new Set(chosen.flatMap((each) => each.terms))
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
    const isRequest = terms.some((term) => requests.has(term))
    if (!words.every(isCovered) && !(isModel && isRequest)) return null
    const first = words.findIndex(
      (word) => !/^\d+$/.test(word) && (covered.has(word) || covered.has(spelling(word).term)),
    )
    const count = Number(words[first - 1])
    return {
      kind: 'items',
      items: chosen.map(({ item }) => item),
      byName: chosen.some(({ isNamed }) => isNamed),
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

function pairsOf(terms: readonly string[]): string[] {
  return terms.slice(1).map((term, index) => `${terms[index]} ${term}`)
}

/** The names of a kind of equipment, and after a stroke the words that tell it from others of its name. */
function kindTerms(called: string) {
  const [nouns = '', details = ''] = called.split(' / ')
  return { nouns: new Set(nouns.split(' ').map(termOf)), details: new Set(details.split(' ').map(termOf)) }
}

/** A name is made of words that mean nothing else, or of two that stand together: `source four`. */
function termsOfItem({ name, called }: HelpItem, kinds: ReadonlySet<string>) {
  const words = spellOut(plainText(name)).split(' ')
  const isEveryday = (word: string) => isSynonym(word) || kinds.has(termOf(word))
  const isPart = (word: string) => modelParts.test(word) || isEveryday(word)
  const pairs = words
    .slice(1)
    .map((word, index) => [words[index] ?? '', word])
    // Two numbers are the range of a zoom: `24-70`.
    .filter((pair) => isRange(pair) || !pair.every((word) => isEveryday(word) || /^\d+$/.test(word)))
    .filter((pair) => pair.every((word) => isPart(word)))
  return {
    model: new Set([
      ...words.filter((word) => !isPart(word)).map(termOf),
      ...jointsOf(words).map(({ whole }) => whole),
    ]),
    parts: new Set(words.filter((word) => isPart(word) && !isSynonym(word)).map(termOf)),
    pairs: new Set(pairs.map((pair) => pair.map(termOf).join(' '))),
    ...kindTerms(called),
  }
}

const isRange = (pair: readonly string[]) => pair.every((word) => /^\d{2,4}(?:mm)?$/.test(word))

/** `the premium package`, `premium price`: a size's name counts when a conference is meant, or nothing else is said. */
function conferencePackages(
  { conferences }: HelpOffers,
  named: ReadonlySet<string>,
): readonly HelpConference[] {
  const found = conferences.filter(({ name }) => named.has(termOf(name.toLowerCase())))
  const isMeant = ['package', 'conference'].some((term) => named.has(term))
  const sizes = new Set(found.map(({ name }) => termOf(name.toLowerCase())))
  const isAlone = [...named].every((term) => sizes.has(term) || aroundSizes.has(term) || isUntelling(term))
  return isMeant || isAlone ? found : []
}

const isUntelling = (term: string) => isChatter(term) || /^\d+$/.test(term)

/** The smallest conference package made for this many people. */
export function conferenceFor(
  conferences: readonly HelpConference[],
  attendees: number,
): HelpConference | null {
  return conferences.find(({ most }) => most === null || attendees <= most) ?? null
}
