import { contactFormHref } from '../../routes.ts'
import type { CannedReply, ChatLink } from '../chat/conversation.ts'
import { type ChatCategory, chatCategories, replyTo } from '../chat/reply-to.ts'
import { createLanguageDetector } from './detect-language.ts'
import { createOfferFinder, type FoundOffer } from './find-offer.ts'
import { createTopicFinder, type FoundTopic } from './find-topic.ts'
import type {
  HelpLanguage,
  HelpMoment,
  HelpPlaceholder,
  HelpReply,
  HelpSubject,
  HelpTopic,
  InLanguages,
  WrittenAnswer,
} from './help.ts'
import type { HelpData } from './help-data.ts'
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
import { createSpelling } from './spelling.ts'
import { isAbuse, isRude, plainText, vocabulary } from './words.ts'

export type Help = {
  readonly reply: (
    text: string,
    subject: HelpSubject | null,
    spoken: HelpLanguage | null,
  ) => Promise<HelpReply>
}

type HelpDeps = {
  readonly data: HelpData
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

/** An answer is given from this confidence on; below it the chat says that it does not know. */
const confident = 0.62
/** A second topic this close means that the question is not understood. */
const apart = 0.02

export function createHelp(deps: HelpDeps): Help {
  const { data, facts } = deps
  const topics = [...data.topics, ...deps.written.map(topicOf)]
  const spelling = createSpelling(vocabulary(wordsOf({ ...data, topics })))
  const detectLanguage = createLanguageDetector(topics)
  const findTopics = createTopicFinder(topics, spelling)
  const findOffer = createOfferFinder(data, spelling)

  async function reply(
    text: string,
    before: HelpSubject | null,
    spoken: HelpLanguage | null,
  ): Promise<HelpReply> {
    const question = readQuestion(text, deps.today(), detectLanguage(text, spoken), before?.from ?? null)
    const { language, email, phone } = question
    const phrases = deps.phrases[language]
    const noticed = { email, phone }
    const base = { language, noticed, subject: before, links: [contactLink(phrases)] }
    if (isAbuse(question.plain)) return { ...base, kind: 'calm', topic: 'abuse', text: phrases.calm }
    if (asksForPerson(question)) return person()
    const offer = await replyAboutOffer(question, before)
    if (offer) return { ...base, kind: 'answer', ...offer }
    const general = generalCategory(question)
    if (general) return fromCategory(general)
    const topic = await findAnswer(question)
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

  /** A topic's answer, by the whole message or by the sentence of it that is best understood. */
  async function findAnswer(question: Question) {
    const { language, plain, text } = question
    const sentences = text.split(/(?<=[.!?])\s+/).map(plainText)
    const found = [plain, ...sentences.filter((sentence) => sentence !== plain)]
      .map((each) => certain(findTopics(each, language)))
      .filter((each) => each !== null)
      .toSorted((one, other) => other.confidence - one.confidence)[0]
    return found ? answerOf(found.topic, language) : null
  }

  function certain([first, second]: readonly FoundTopic[]): FoundTopic | null {
    if (!first || first.confidence < confident) return null
    return second && first.confidence - second.confidence < apart ? null : first
  }

  async function answerOf({ id, answer, page, open = false }: HelpTopic, language: HelpLanguage) {
    const text = answer[language].replace(/\{(\w+)\}/g, (whole, name: string) =>
      Object.hasOwn(facts, name) ? facts[name as HelpPlaceholder] : whole,
    )
    const now = id === 'hours' ? await nowWords(language) : ''
    return {
      kind: open ? ('unknown' as const) : ('answer' as const),
      topic: id,
      text: now === '' ? text : `${text} ${now}`,
      links: [{ text: page.title[language], url: page.href }],
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
  async function replyAboutOffer(question: Question, before: HelpSubject | null): Promise<OfferReply | null> {
    const { plain, undated, language, attendees, days, from, to } = question
    const phrases = deps.phrases[language]
    const words = tellingWords(undated, language)
    const terms = new Set(words.map((word) => spelling(word).term))
    const asksPrice = terms.has('price') || /\bhow much\b|\bcuanto\b/.test(plain)
    const named = findOffer(before?.kind === 'kit' && isShort(words) ? [...words, 'kit'] : words)
    const isFollowUp = named === null && before !== null && isShort(words)
    if (terms.has('conference') && named?.kind !== 'conference' && (asksPrice || attendees !== null)) {
      return replyAboutConference(data, phrases, attendees, days)
    }
    if (isFollowUp && before.kind === 'conference') {
      const people = attendees ?? question.numbers.find((number) => number >= 10) ?? before.attendees
      if (people === before.attendees && days === null) return null
      return replyAboutConference(data, phrases, people, days ?? before.days)
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
      return replyAboutAvailability(single, data, phrases, { from, to }, deps.availability)
    }
    if (offer.kind === 'set') return replyAboutSet(offer.set, phrases, days)
    const [first] = offer.items
    if (first && offer.items.length === 1) {
      const quantity = offer.quantity ?? (isFollowUp ? (question.numbers[0] ?? before.quantity) : null)
      return replyAboutItem(first, phrases, days ?? (isFollowUp ? before.days : null), quantity)
    }
    const asksForItems =
      asksPrice ||
      ['rent', 'available', 'equipment'].some((term) => terms.has(term)) ||
      /\bdo you (?:have|own|carry)\b|\btienen\b|\bgot\b/.test(plain)
    return asksForItems ? replyAboutItems(offer.items, phrases) : null
  }

  function offerOf(subject: HelpSubject): FoundOffer | null {
    const set = data.sets.find(({ id, kind }) => id === subject.id && kind === subject.kind)
    if (set) return { kind: 'set', set }
    const item = subject.kind === 'item' ? data.items.find(({ id }) => id === subject.id) : undefined
    return item ? { kind: 'items', items: [item], quantity: null } : null
  }

  return { reply }
}

function contactLink(phrases: Phrases): ChatLink {
  return { text: phrases.contactLink, url: contactFormHref }
}

/** An answer written by staff, in its own language only; the other one is answered with it too. */
function topicOf({ id, asked, answer, page, title }: WrittenAnswer): HelpTopic {
  return {
    id: `written-${id}`,
    page: { href: page, title: { en: title, es: title } },
    asked: { en: [asked], es: [asked] },
    answer: { en: answer, es: answer },
  }
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

/** All words the data is made of, for the correction of typing mistakes. */
function wordsOf({ topics, items, sets, conferences, everydayWords }: HelpData): string[] {
  const texts = [
    ...topics.flatMap(({ asked }) => [...asked.en, ...asked.es]),
    ...items.flatMap(({ name, kind, category }) => [name, kind, category]),
    ...sets.flatMap(({ name, called }) => [name, ...called]),
    ...conferences.map(({ name }) => name),
    ...Object.values(everydayWords).flatMap((byKind) => Object.values(byKind)),
    chatCategories.join(' '),
  ]
  return texts.flatMap((text) => plainText(text).split(' '))
}
