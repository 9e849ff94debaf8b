import { contactFormHref } from '../../routes.ts'
import type { ChatLink } from '../chat/conversation.ts'
import { createTopicFinder, type FoundTopic } from './find-topic.ts'
import type {
  HelpFacts,
  HelpLanguage,
  HelpMoment,
  HelpReply,
  HelpSubject,
  InLanguages,
  SpokenTopic,
} from './help.ts'
import type { Phrases } from './phrases.ts'
import { type Question, tellingWords } from './read-question.ts'
import type { Spelling } from './spelling.ts'
import { termOf } from './synonyms.ts'
import { isChatter, isQuestionType } from './words.ts'

type TopicDeps = {
  readonly facts: InLanguages<HelpFacts>
  readonly today: () => string
  readonly moment: (day: string | null) => Promise<HelpMoment | null>
}

type TopicReply = Pick<HelpReply, 'kind' | 'topic' | 'text' | 'links'> & { readonly subject?: HelpSubject }

/** The answer is told only where a misunderstanding does no harm. */
type Nearest = { readonly page: ChatLink; readonly answer: string | null }

export type AnswerTopic = {
  readonly find: (question: Question) => Promise<TopicReply | null>
  /** The closest topic, for a question that is not understood for certain. */
  readonly nearest: (question: Question) => Nearest | null
  /** `how much is that?` belongs to the topic before it. */
  readonly follow: (question: Question, before: HelpSubject | null) => Promise<TopicReply | null>
}

/** An answer is given from this confidence on; below it the chat says that it does not know. */
const confident = 0.72
/** An answer that says that the site does not settle it does less harm. */
const confidentWhenOpen = 0.65
/** From here on its page is named as one that may help. */
const plausible = 0.58
/** A second topic this close means that the question is not understood, unless the first is almost certain. */
const apart = 0.07
const sure = 0.8
const apartWhenSure = 0.02

/** Topics that leave the conversation's subject as it is. */
const asides = new Set(['greeting', 'thanks', 'goodbye', 'bot', 'what-can-you-answer', 'spanish'])

export function createTopicAnswers(
  deps: TopicDeps,
  { topics, phrases }: { readonly topics: readonly SpokenTopic[]; readonly phrases: Phrases },
  language: HelpLanguage,
  spelling: Spelling,
): AnswerTopic {
  const facts = new Map(Object.entries(deps.facts[language]))
  const findTopics = createTopicFinder(topics, language, spelling)

  return {
    async find({ said, from, to }) {
      const topic = certain(findTopics(said))
      return topic && answerOf(topic, to === null ? from : null)
    },

    nearest({ said }) {
      const [first, second] = findTopics(said)
      if (!first || first.confidence < plausible || asides.has(first.topic.id)) return null
      const { page, answer } = first.topic
      if (page.url === contactFormHref) return null
      if (first.confidence - (second?.confidence ?? 0) >= apart) {
        return { page, answer: isBold(answer) ? null : filled(answer) }
      }
      return second?.topic.page.url === page.url ? { page, answer: null } : null
    },

    async follow({ said, plain, undated, from, to }, before) {
      const subject = before?.kind === 'topic' ? topics.find(({ id }) => id === before.id) : undefined
      if (!subject) return null
      // `what about saturday?` after the hours asks for those of another day.
      if (subject.id === 'hours' && from !== null && isOnlyChatter(undated)) {
        return answerOf(subject, to === null ? from : null)
      }
      if (!isElliptical(plain, language)) return null
      const found = findTopics(`${said} ${subject.asked[0]}`)
      const topic = found.find(({ topic }) => topic.page.url === subject.page.url)
      return topic && topic.confidence >= confident ? answerOf(topic.topic, null) : null
    },
  }

  function filled(answer: string): string {
    return answer.replace(/\{(\w+)\}/g, (whole, name: string) => facts.get(name) ?? whole)
  }

  async function answerOf({ id, answer, page, open }: SpokenTopic, day: string | null): Promise<TopicReply> {
    const text = filled(answer)
    const told = id !== 'hours' ? text : await withHours(text, day)
    return {
      kind: open ? 'unknown' : 'answer',
      topic: id,
      text: told,
      links: [page],
      ...(asides.has(id) ? {} : { subject: topicSubject(id) }),
    }
  }

  /** Of another day than today its hours come first; otherwise it is told whether somebody is in now. */
  async function withHours(text: string, day: string | null): Promise<string> {
    const asked = day === deps.today() ? null : day
    const moment = await deps.moment(asked)
    const words = phrases.hours
    if (asked !== null && moment?.day) {
      const name = phrases.day(asked)
      const spans = moment.day.map(({ from, to }) => words.span(from, to, moment.timeZone))
      return `${spans.length > 0 ? words.dayOpen(name, spans.join(', ')) : words.dayClosed(name)} ${text}`
    }
    if (!moment?.changesAt) return text
    const tell = moment.open ? words.open : words.closed
    return `${text} ${tell(moment.changesAt, moment.timeZone, deps.today())}`
  }

  function isOnlyChatter(undated: string): boolean {
    return tellingWords(undated, language).every((word) => isChatter(word))
  }
}

/** A price, a yes or a no is not told to a question that may be another. */
function isBold(answer: string): boolean {
  return /\$|^(?:yes|no|sí)\b/iu.test(answer)
}

/** The topic that is meant, unless another one is as likely. */
function certain([first, second]: readonly FoundTopic[]): SpokenTopic | null {
  if (!first || first.confidence < (first.topic.open ? confidentWhenOpen : confident)) return null
  const margin = first.confidence - (second?.confidence ?? 0)
  return margin >= (first.confidence >= sure ? apartWhenSure : apart) ? first.topic : null
}

/** A question without a subject of its own: `how much is that?`, `and how long does it take?` */
function isElliptical(plain: string, language: HelpLanguage): boolean {
  const words = tellingWords(plain, language).filter((word) => !isChatter(word))
  return (
    words.length > 0 &&
    words.every((word) => isQuestionType(termOf(word))) &&
    (/\b(?:it|that|this|those|they|eso|esto|ese)\b/.test(plain) || plain.split(' ').length <= 3)
  )
}

function topicSubject(id: string): HelpSubject {
  return { kind: 'topic', id, attendees: null, days: null, quantity: null, from: null, to: null }
}
