import { contactFormHref } from '../../routes.ts'
import type { CannedReply } from '../chat/conversation.ts'
import { type ChatCategory, chatCategories, replyTo } from '../chat/reply-to.ts'
import * as limits from '../limits.ts'
import { once } from '../once.ts'
import { type AnswerOffer, createOfferAnswers } from './answer-offer.ts'
import { type AnswerTopic, createTopicAnswers } from './answer-topic.ts'
import { asksForPerson } from './asks-for-person.ts'
import { detectLanguage } from './detect-language.ts'
import type {
  HelpFacts,
  HelpLanguage,
  HelpMoment,
  HelpReply,
  HelpSubject,
  InLanguages,
  SpokenTopic,
  WrittenAnswer,
} from './help.ts'
import type { HelpOffers } from './help-offers.ts'
import type { ReadAvailability, ReadSpecs } from './offer-replies.ts'
import type { Phrases } from './phrases.ts'
import { type Question, readQuestion, tellingWords, withoutPurpose } from './read-question.ts'
import { readSubject } from './read-subject.ts'
import { createSpelling } from './spelling.ts'
import { vocabulary } from './synonyms.ts'
import { isAbuse, isRude, plainText } from './words.ts'

export type Help = {
  readonly reply: (
    text: string,
    subject: HelpSubject | null,
    spoken: HelpLanguage | null,
  ) => Promise<HelpReply>
}

export type Speech = {
  readonly topics: readonly SpokenTopic[]
  readonly phrases: Phrases
  /** The prescribed answer of a category. */
  readonly canned: (category: ChatCategory) => CannedReply
}

export type HelpDeps = {
  readonly offers: HelpOffers
  /** The texts of a language, loaded with the first question in it. */
  readonly speech: (language: HelpLanguage) => Promise<Speech>
  readonly facts: InLanguages<HelpFacts>
  /** The day in the company's calendar. */
  readonly today: () => string
  /** Answers that staff wrote. */
  readonly written: readonly WrittenAnswer[]
  readonly moment: (day: string | null) => Promise<HelpMoment | null>
  readonly availability: ReadAvailability
  readonly specs: ReadSpecs
}

/** A language, once it is loaded. */
type Spoken = Speech & { readonly answerOffer: AnswerOffer; readonly answerTopic: AnswerTopic }

export function createHelp(deps: HelpDeps): Help {
  const speak = { en: once(() => prepare('en')), es: once(() => prepare('es')) }

  async function prepare(language: HelpLanguage): Promise<Spoken> {
    const speech = await deps.speech(language)
    const own = speech.topics
    const titles = new Map(own.map(({ page }) => [page.url, page.text]))
    const written = deps.written.filter((answer) => answer.language === language)
    const topics = [...own, ...written.map((answer) => topicOf(answer, titles))]
    const spelling = createSpelling(vocabulary(wordsOf(topics, deps.offers)))
    return {
      ...speech,
      answerOffer: createOfferAnswers(deps, speech.phrases, spelling),
      answerTopic: createTopicAnswers(deps, { topics, phrases: speech.phrases }, language, spelling),
    }
  }

  async function reply(
    message: string,
    stored: HelpSubject | null,
    spoken: HelpLanguage | null,
  ): Promise<HelpReply> {
    const text = message.slice(0, limits.chat.messageMax)
    const before = readSubject(stored)
    const question = readQuestion(text, deps.today(), detectLanguage(text, spoken), before?.from ?? null)
    const { language, email, phone, plain } = question
    const { answerOffer, answerTopic, phrases, canned } = await speak[language]()
    const links = [{ text: phrases.contactLink, url: contactFormHref }]
    const base = { language, noticed: { email, phone }, subject: before, links }
    if (isAbuse(plain)) return calm()
    if (asksForPerson(question)) return person()
    const offer = await answerOffer(question, before)
    if (offer) return { ...base, kind: 'answer', ...offer }
    const follow = await answerTopic.follow(question, before)
    if (follow) return { ...base, ...follow }
    const general = generalCategory(question)
    if (general) return fromCategory(general)
    const topic = await answerTopic.find(question)
    if (topic) return { ...base, ...topic }
    const bare = withoutPurpose(question)
    const offered = bare && (await answerOffer(bare, null))
    if (offered) return { ...base, kind: 'answer', ...offered }
    if (email !== null || phone !== null)
      return { ...base, kind: 'person', topic: 'noticed', text: phrases.noticed }
    if (isRude(plain)) return calm()
    const nearest = answerTopic.nearest(question)
    const { page = null, answer = null } = nearest ?? {}
    return {
      ...base,
      kind: 'unknown',
      topic: 'unknown',
      text: answer !== null ? phrases.closest(answer) : page ? phrases.perhaps : phrases.unknown,
      links: page ? [page, ...links] : links,
    }

    function person(): HelpReply {
      const { phone, hours } = deps.facts[language]
      return { ...base, kind: 'person', topic: 'person', text: phrases.person(phone, hours) }
    }

    function calm(): HelpReply {
      return { ...base, kind: 'calm', topic: 'abuse', text: phrases.calm }
    }

    function fromCategory(category: ChatCategory): HelpReply {
      return { ...base, ...canned(category), kind: 'general', topic: category }
    }
  }

  return { reply }
}

const generalWords = new Set(
  'price prices pricing cost costs quote quotes equipment camera cameras gear turnaround time fast quick rush service services contact phone number email use offer work company'.split(
    ' ',
  ),
)

/** A general question has no word beside those of its category. */
function generalCategory({ plain, text, language }: Question): ChatCategory | null {
  const category = replyTo(text)
  if (category === 'fallback') return null
  return tellingWords(plain, language).every((word) => generalWords.has(word)) ? category : null
}

function topicOf(
  { id, asked, answer, page }: WrittenAnswer,
  titles: ReadonlyMap<string, string>,
): SpokenTopic {
  const link = { text: titles.get(page) ?? page, url: page }
  return { id: `written-${id}`, page: link, asked: [asked], answer }
}

/** All words that topics and offers are made of, for the correction of typing mistakes. */
function wordsOf(topics: readonly SpokenTopic[], { items, sets, conferences }: HelpOffers): string[] {
  const texts = [
    ...topics.flatMap(({ asked, answer }) => [...asked, answer]),
    ...items.flatMap(({ name, called }) => [name, called]),
    ...sets.flatMap(({ name, called }) => [name, ...called]),
    ...conferences.map(({ name }) => name),
    chatCategories.join(' '),
  ]
  return texts.flatMap((text) => plainText(text).split(' '))
}
