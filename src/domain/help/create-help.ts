import { contactFormHref } from '../../routes.ts'
import type { CannedReply, ChatLink } from '../chat/conversation.ts'
import { type ChatCategory, chatCategories, replyTo } from '../chat/reply-to.ts'
import { once } from '../once.ts'
import { detectLanguage } from './detect-language.ts'
import { createOfferFinder, type FoundOffer, type OfferFinder } from './find-offer.ts'
import { createTopicFinder, type FoundTopic, type TopicFinder } from './find-topic.ts'
import type {
  HelpLanguage,
  HelpMoment,
  HelpPlaceholder,
  HelpReply,
  HelpSubject,
  InLanguages,
  SpokenTopic,
  WrittenAnswer,
} from './help.ts'
import type { HelpOffers } from './help-offers.ts'
import {
  type OfferReply,
  type ReadAvailability,
  replyAboutAvailability,
  replyAboutConference,
  replyAboutConferencePackage,
  replyAboutItem,
  replyAboutItems,
  replyAboutSet,
} from './offer-replies.ts'
import type { Phrases } from './phrases.ts'
import { type Question, readQuestion, tellingWords } from './read-question.ts'
import { createSpelling, type Spelling } from './spelling.ts'
import { isAbuse, isRude, plainText, vocabulary } from './words.ts'

export type Help = {
  readonly reply: (
    text: string,
    subject: HelpSubject | null,
    spoken: HelpLanguage | null,
  ) => Promise<HelpReply>
}

type HelpDeps = {
  readonly offers: HelpOffers
  readonly topics: (language: HelpLanguage) => Promise<readonly SpokenTopic[]>
  readonly phrases: InLanguages<Phrases>
  /** The prescribed answer of a category. */
  readonly canned: (category: ChatCategory, language: HelpLanguage) => CannedReply
  readonly facts: Readonly<Record<HelpPlaceholder, string>>
  /** The day in the company's calendar. */
  readonly today: () => string
  /** Answers that staff wrote. */
  readonly written: readonly WrittenAnswer[]
  readonly moment: () => Promise<HelpMoment | null>
  readonly availability: ReadAvailability
}

/** A language, once its topics are loaded. */
type Spoken = {
  readonly spelling: Spelling
  readonly findTopics: TopicFinder
  readonly findOffer: OfferFinder
}

/** An answer is given from this confidence on; below it the chat says that it does not know. */
const confident = 0.7
/** A second topic this close means that the question is not understood. */
const apart = 0.08

export function createHelp(deps: HelpDeps): Help {
  const { offers, facts } = deps
  const speak = { en: once(() => prepare('en')), es: once(() => prepare('es')) }

  async function prepare(language: HelpLanguage): Promise<Spoken> {
    const written = deps.written.filter((answer) => answer.language === language).map(topicOf)
    const topics = [...(await deps.topics(language)), ...written]
    const spelling = createSpelling(vocabulary(wordsOf(topics, offers)))
    return {
      spelling,
      findTopics: createTopicFinder(topics, language, spelling),
      findOffer: createOfferFinder(offers, spelling),
    }
  }

  async function reply(
    text: string,
    before: HelpSubject | null,
    spoken: HelpLanguage | null,
  ): Promise<HelpReply> {
    const question = readQuestion(text, deps.today(), detectLanguage(text, spoken), before?.from ?? null)
    const { language, email, phone } = question
    const spokenIn = await speak[language]()
    const phrases = deps.phrases[language]
    const noticed = { email, phone }
    const base = { language, noticed, subject: before, links: [contactLink(phrases)] }
    if (isAbuse(question.plain)) return { ...base, kind: 'calm', topic: 'abuse', text: phrases.calm }
    if (asksForPerson(question)) return person()
    const offer = await replyAboutOffer(question, before, spokenIn)
    if (offer) return { ...base, kind: 'answer', ...offer }
    const general = generalCategory(question)
    if (general) return fromCategory(general)
    const topic = await findAnswer(question, spokenIn)
    if (topic) return { ...base, ...topic }
    if (email !== null || phone !== null)
      return { ...base, kind: 'person', topic: 'noticed', text: phrases.noticed }
    if (replyTo(text) === 'contact') return fromCategory('contact')
    if (isRude(question.plain)) return { ...base, kind: 'calm', topic: 'abuse', text: phrases.calm }
    return { ...base, kind: 'unknown', topic: 'unknown', text: phrases.unknown }

    function person(): HelpReply {
      return { ...base, kind: 'person', topic: 'person', text: phrases.person(facts.phone, facts.hours) }
    }

    function fromCategory(category: ChatCategory): HelpReply {
      return { ...base, ...deps.canned(category, language), kind: 'general', topic: category }
    }
  }

  /** A general question has no word beside those of its category. */
  function generalCategory({ plain, text, language }: Question): ChatCategory | null {
    const category = replyTo(text)
    if (category === 'fallback') return null
    const rest = tellingWords(plain, language).filter((word) => !isGeneral(word))
    return rest.length === 0 ? category : null
  }

  /** A topic's answer: every sentence of the message speaks for the topics it matches, the best one in full. */
  async function findAnswer({ language, text }: Question, { findTopics }: Spoken) {
    const found = new Map<string, FoundTopic>()
    const sentences = text.split(/(?<=[.!?])\s+/).map(plainText)
    for (const sentence of new Set([plainText(text), ...sentences])) {
      for (const { topic, confidence, understood } of findTopics(sentence)) {
        const before = found.get(topic.id)?.confidence ?? 0
        const both = Math.max(before, confidence) + 0.2 * Math.min(before, confidence)
        found.set(topic.id, { topic, confidence: both, understood })
      }
    }
    const ranked = [...found.values()].toSorted((one, other) => other.confidence - one.confidence)
    const topic = certain(ranked, findTopics(plainText(text)))?.topic
    return topic ? answerOf(topic, language) : null
  }

  /** Of topics that match equally well, the one that knows more of the message's words is meant. */
  function certain(ranked: readonly FoundTopic[], whole: readonly FoundTopic[]): FoundTopic | null {
    const [first] = ranked
    if (!first || first.confidence < confident) return null
    const close = ranked.filter(({ confidence }) => first.confidence - confidence < apart)
    if (close.length === 1) return first
    const [best, next] = close
      .map((each) => ({
        each,
        known: whole.find(({ topic }) => topic.id === each.topic.id)?.understood ?? 0,
      }))
      .toSorted((one, other) => other.known - one.known)
    return best && best.known > (next?.known ?? 0) ? best.each : null
  }

  async function answerOf({ id, answer, page, open }: SpokenTopic, language: HelpLanguage) {
    const text = answer.replace(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(facts, name) ? facts[name as HelpPlaceholder] : whole,
    )
    const now = id === 'hours' ? await nowWords(language) : ''
    return {
      kind: open ? ('unknown' as const) : ('answer' as const),
      topic: id,
      text: now === '' ? text : `${text} ${now}`,
      links: [page],
      subject: topicSubject(id),
    }
  }

  async function nowWords(language: HelpLanguage): Promise<string> {
    const moment = await deps.moment()
    if (!moment?.changesAt) return ''
    const words = deps.phrases[language].hours
    const time = words.time(moment.changesAt, moment.timeZone)
    return moment.open ? words.open(time) : words.closed(time)
  }

  /** A reply about conferences, kits, packages or items; null when the question names none. */
  async function replyAboutOffer(
    question: Question,
    before: HelpSubject | null,
    { spelling, findOffer }: Spoken,
  ): Promise<OfferReply | null> {
    const { plain, undated, language, attendees, days, from, to } = question
    const phrases = deps.phrases[language]
    const words = tellingWords(undated, language)
    const terms = new Set(words.map((word) => spelling(word).term))
    const asksPrice = terms.has('price') || /\bhow much\b|\bcuanto\b/.test(plain)
    const named = findOffer(before?.kind === 'kit' && isShort(words) ? [...words, 'kit'] : words)
    const isFollowUp = named === null && before !== null && isShort(words)
    if (terms.has('conference') && named?.kind !== 'conference' && (asksPrice || attendees !== null)) {
      return replyAboutConference(offers, phrases, attendees, days)
    }
    if (isFollowUp && before.kind === 'conference') {
      const people = attendees ?? question.numbers.find((number) => number >= 10) ?? before.attendees
      if (people === before.attendees && days === null) return null
      return replyAboutConference(offers, phrases, people, days ?? before.days)
    }
    const offer =
      named ??
      (isFollowUp && (days !== null || from !== null || question.numbers.length > 0 || asksPrice)
        ? offerOf(before)
        : null)
    if (!offer) return null
    if (offer.kind === 'conference') return replyAboutConferencePackage(offer.conference, phrases)
    const single = offer.kind === 'set' ? offer.set : offer.items.length === 1 ? offer.items[0] : null
    if (single && (terms.has('available') || terms.has('free') || from !== null)) {
      return replyAboutAvailability(single, offers, phrases, { from, to }, deps.availability)
    }
    if (offer.kind === 'set') return replyAboutSet(offer.set, phrases, days)
    const [first] = offer.items
    if (!first || !(offer.byName || asksForItems(terms, question))) return null
    if (offer.items.length > 1) return replyAboutItems(offer.items, phrases)
    const quantity = offer.quantity ?? (isFollowUp ? (question.numbers[0] ?? before.quantity) : null)
    return replyAboutItem(first, phrases, days ?? (isFollowUp ? before.days : null), quantity)
  }

  function offerOf(subject: HelpSubject): FoundOffer | null {
    const set = offers.sets.find(({ id, kind }) => id === subject.id && kind === subject.kind)
    if (set) return { kind: 'set', set }
    const item = subject.kind === 'item' ? offers.items.find(({ id }) => id === subject.id) : undefined
    return item ? { kind: 'items', items: [item], quantity: null, byName: true } : null
  }

  return { reply }
}

/** A kind of equipment may stand in any question; it is asked for only by one about having it. */
function asksForItems(terms: ReadonlySet<string>, { plain }: Question): boolean {
  const isAbout = ['price', 'rent', 'available', 'equipment'].some((term) => terms.has(term))
  return isAbout || /\b(?:do you (?:have|own|carry)|got any|have any|tienen|hay)\b/.test(plain)
}

function contactLink(phrases: Phrases): ChatLink {
  return { text: phrases.contactLink, url: contactFormHref }
}

function topicOf({ id, asked, answer, page }: WrittenAnswer): SpokenTopic {
  return { id: `written-${id}`, page, asked: [asked], answer, open: false }
}

function topicSubject(id: string): HelpSubject {
  return { kind: 'topic', id, attendees: null, days: null, quantity: null, from: null, to: null }
}

/** A follow-up has a few words of its own at most: `and for three days?`, `what about 500 people?` */
function isShort(words: readonly string[]): boolean {
  return words.filter((word) => !isGeneral(word) && !/^\d+$/.test(word)).length <= 3
}

const general = new Set(
  'price prices pricing cost costs quote quotes equipment camera cameras gear turnaround time fast quick rush service services offer contact phone number email use work company'.split(
    ' ',
  ),
)

function isGeneral(word: string): boolean {
  return general.has(word)
}

const forPerson =
  /\b(?:(?:talk|speak|chat|connect|call|reach)\b.*\b(?:human|person|someone|somebody|agent|representative|rep|producer|people)|(?:real|actual|live) (?:human|person)|human|call me|phone me|ring me|call back|callback|hablar con|persona real|llamenme|me llamen|me pueden llamar|una persona|agente)\b/

function asksForPerson({ plain }: Question): boolean {
  return forPerson.test(plain)
}

/** All words that topics and offers are made of, for the correction of typing mistakes. */
function wordsOf(topics: readonly SpokenTopic[], offers: HelpOffers): string[] {
  const { items, sets, conferences } = offers
  const texts = [
    ...topics.flatMap(({ asked }) => asked),
    ...items.flatMap(({ name, called }) => [name, called]),
    ...sets.flatMap(({ name, called }) => [name, ...called]),
    ...conferences.map(({ name }) => name),
    chatCategories.join(' '),
  ]
  return texts.flatMap((text) => plainText(text).split(' '))
}
