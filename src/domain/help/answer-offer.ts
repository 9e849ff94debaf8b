import * as limits from '../limits.ts'
import { createOfferFinder, type FoundOffer, isAroundItems } from './find-offer.ts'
import type { HelpSubject } from './help.ts'
import type { HelpOffers } from './help-offers.ts'
import {
  type OfferReply,
  type ReadAvailability,
  type ReadSpecs,
  replyAboutAvailability,
  replyAboutCheapest,
  replyAboutConference,
  replyAboutConferencePackage,
  replyAboutItem,
  replyAboutItems,
  replyAboutSet,
  replyAboutSpecs,
  replyAboutTwoSizes,
} from './offer-replies.ts'
import type { Phrases } from './phrases.ts'
import { type Question, tellingWords } from './read-question.ts'
import { findTogether, replyAboutTogether } from './several-offers.ts'
import type { Spelling } from './spelling.ts'
import { isChatter } from './words.ts'

type OfferDeps = {
  readonly offers: HelpOffers
  readonly availability: ReadAvailability
  readonly specs: ReadSpecs
  readonly today: () => string
}

/** A reply about conferences, kits, packages or items; null when the question names none. */
export type AnswerOffer = (question: Question, before: HelpSubject | null) => Promise<OfferReply | null>

/** More items of one kind than this are a category, which has a topic of its own. */
const mostListed = 4

/** Words that may stand beside `conference` when its price is asked for. */
const aroundConference = new Set(
  'conference price budget film video event package people day cover coverage production stream quote corporate company year annual hours week include'.split(
    ' ',
  ),
)

const asksContents =
  /\b(?:in|inside) (?:it|there|that)\b|\bque (?:trae|incluye)\b|\bit (?:include|come with)\b/
const asksSpecs =
  /^(?:specs?|specifications?|especificaciones|ficha|tecnica|caracteristicas|features?|details?|sensor|mount|montura|resolution|resolucion|fps|weight|weigh|nits|watts?|wattage|payload)$/
/** One of several is wanted, not all of them. */
const choice = /\b(?:or|vs|versus|o)\b/
const followUp = /^(?:ok |okay )?(?:and|what about|what if|how about|y)\b/

export function createOfferAnswers(
  { offers, availability, specs, today }: OfferDeps,
  phrases: Phrases,
  spelling: Spelling,
): AnswerOffer {
  const findOffer = createOfferFinder(offers, spelling)

  return async (question, before) => {
    const { undated, language, attendees, from, to, numbers } = question
    let { days } = question
    // Longer rentals have rates of their own.
    if (days !== null && days > limits.rental.longestDays) return null
    const words = tellingWords(undated, language)
    const terms = new Set(words.map((word) => spelling(word).term))
    const asksPrice = terms.has('price') || terms.has('budget') || terms.has('quote')
    const strange = words.filter((word) => !isFiller(word) && !isAroundItems(spelling(word).term))
    // `and if we stay four days?` has a word of its own, but begins as only a follow-up does.
    const isElliptical = strange.length === 0 || (strange.length === 1 && followUp.test(question.plain))
    const isAboutConference = [...terms].every((term) => isFiller(term) || aroundConference.has(term))
    // `and the sony one?` after a kit means a kit.
    const implied =
      words.length <= 3 && (before?.kind === 'kit' || before?.kind === 'conference') ? [before.kind] : []
    const together = terms.has('conference') ? null : findTogether(undated, language, findOffer, spelling)
    if (together) {
      const isChoice = terms.has('difference') || choice.test(undated)
      return terms.has('available') || (from !== null && !asksPrice)
        ? null
        : replyAboutTogether(together, phrases, days, isChoice)
    }
    const named = findOffer([...words, ...implied])
    if (terms.has('conference') && named?.kind !== 'conference') {
      if (attendees === null ? asksPrice && isAboutConference : asksPrice || isAboutConference) {
        return replyAboutConference(offers, phrases, attendees, days)
      }
      return null
    }
    const followed = named === null && before !== null && isElliptical ? before : null
    // `and for 5?` after three days asks for five of them.
    if (followed?.days && attendees === null) days ??= bareDays(followed, undated)
    const size =
      followed?.kind === 'conference' ? offers.conferences.find(({ id }) => id === followed.id) : undefined
    if (size && attendees === null && numbers.length === 0) {
      return days === null ? null : replyAboutConferencePackage(size, phrases, days)
    }
    if (followed?.kind === 'conference') {
      const people = attendees ?? numbers.find((number) => number >= 10) ?? followed.attendees
      if (people === followed.attendees && days === null) return null
      return replyAboutConference(offers, phrases, people, days ?? followed.days)
    }
    const isAboutSubject =
      asksContents.test(question.plain) ||
      days !== null ||
      from !== null ||
      numbers.length > 0 ||
      asksPrice ||
      terms.has('available')
    const asked = words.filter((word) => !asksSpecs.test(word))
    const described = asked.length < words.length ? specsOf(findOffer(asked), before, asked) : null
    if (described) return replyAboutSpecs(described, await specs(described.id), phrases)
    const offer = named ?? (followed && isAboutSubject ? offerOf(offers, followed) : null)
    if (!offer) return null
    return replyAbout(offer)

    /** The item whose specifications are asked for, or the one spoken of before when none is named. */
    function specsOf(found: FoundOffer | null, before: HelpSubject | null, asked: readonly string[]) {
      const isAboutBefore = asked.every((word) => isFiller(word)) && before?.kind === 'item'
      const offer = found ?? (isAboutBefore ? offerOf(offers, before) : null)
      const [item, ...others] = offer?.kind === 'items' && offer.byName ? offer.items : []
      return item && others.length === 0 ? item : null
    }

    async function replyAbout(offer: FoundOffer): Promise<OfferReply | null> {
      if (offer.kind === 'conference') {
        return offer.other
          ? replyAboutTwoSizes(offer.conference, offer.other, phrases)
          : replyAboutConferencePackage(offer.conference, phrases, days)
      }
      const single = offer.kind === 'set' ? offer.set : offer.items.length === 1 ? offer.items[0] : null
      const asksWhen = terms.has('available') || terms.has('free') || (from !== null && !asksPrice)
      const isMeant = offer.kind === 'set' || offer.byName || asksForItems(terms, question)
      if (single && isMeant && asksWhen) {
        return replyAboutAvailability(single, offers, phrases, { from, to }, today(), availability)
      }
      // A number that is neither of days nor of people is one of sets, for which there is no sum.
      if (followed && offer.kind === 'set' && question.days === null && days === null && numbers.length > 0)
        return null
      if (offer.kind === 'set')
        return replyAboutSet(offer.set, offers, phrases, days ?? followed?.days ?? null)
      const [first] = offer.items
      if (!first || !isMeant) return null
      if (terms.has('cheap') && !offer.byName) return replyAboutCheapest(offer.items, phrases)
      if (offer.items.length > 1) {
        return offer.byName || offer.items.length <= mostListed ? replyAboutItems(offer.items, phrases) : null
      }
      const isCounted = numbers.length > 0 && (question.days !== null || days === null)
      const quantity =
        offer.quantity ?? (followed ? (isCounted ? (numbers[0] ?? null) : followed.quantity) : null)
      return replyAboutItem(first, offers, phrases, days ?? followed?.days ?? null, quantity)
    }
  }
}

/** More than these are people, when a conference is spoken of. */
const mostBareDays = 9

function bareDays({ kind }: HelpSubject, undated: string): number | null {
  const [, count] = /\b(?:for|por|para) (\d{1,3})$/.exec(undated) ?? []
  if (count === undefined || Number(count) < 1) return null
  return kind === 'conference' && Number(count) > mostBareDays ? null : Number(count)
}

function isFiller(word: string): boolean {
  return isChatter(word) || /^\d+$/.test(word)
}

function offerOf(offers: HelpOffers, subject: HelpSubject): FoundOffer | null {
  const set = offers.sets.find(({ id, kind }) => id === subject.id && kind === subject.kind)
  if (set) return { kind: 'set', set }
  const item = subject.kind === 'item' ? offers.items.find(({ id }) => id === subject.id) : undefined
  return item ? { kind: 'items', items: [item], quantity: null, byName: true } : null
}

/** A kind of equipment may stand in any question; it is asked for only by one about having it. */
function asksForItems(terms: ReadonlySet<string>, { plain }: Question): boolean {
  const isAbout = ['price', 'rent', 'available', 'equipment', 'cheap'].some((term) => terms.has(term))
  return (
    isAbout ||
    /\b(?:you (?:have|own|carry|got|rent)|got any|have any|need|tienen|hay|necesito|necesitamos)\b/.test(
      plain,
    )
  )
}
