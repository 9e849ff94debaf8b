import type { HelpLanguage, SpokenTopic } from './help.ts'
import { tellingWords } from './read-question.ts'
import type { Spelling } from './spelling.ts'
import { isChatter, plainText, termOf } from './words.ts'

export type FoundTopic = {
  readonly topic: SpokenTopic
  readonly confidence: number
  /** The share of the message's words that the topic knows, by weight. */
  readonly understood: number
}

/** Topics by how well their phrases match, the most certain first. */
export type TopicFinder = (plain: string) => readonly FoundTopic[]

/** A word of small talk counts this much of what another word would. */
const chatterShare = 0.15

export function createTopicFinder(
  topics: readonly SpokenTopic[],
  language: HelpLanguage,
  spelling: Spelling,
): TopicFinder {
  const read = topics.map((topic) => {
    const phrases = topic.asked.map(
      (phrase) => new Set(tellingWords(plainText(phrase), language).map(termOf)),
    )
    return { topic, phrases, all: new Set(phrases.flatMap((terms) => [...terms])) }
  })
  const users = new Map<string, number>()
  for (const { all } of read) for (const term of all) users.set(term, (users.get(term) ?? 0) + 1)

  /** A term that few topics use says more about the one that is meant; one that none uses says it is none. */
  function weightOf(term: string): number {
    const weight = Math.log(1 + topics.length / (users.get(term) ?? 1))
    return isChatter(term) ? chatterShare * weight : weight
  }

  function sum(terms: Iterable<string>, certainty: (term: string) => number = () => 1): number {
    let total = 0
    for (const term of terms) total += certainty(term) * weightOf(term)
    return total
  }

  return (plain) => {
    const asked = new Map<string, number>()
    for (const word of tellingWords(plain, language)) {
      const { term, certainty } = spelling(word)
      asked.set(term, Math.max(asked.get(term) ?? 0, certainty))
    }
    const total = sum(asked.keys())
    const certainty = (term: string) => asked.get(term) ?? 0
    return read
      .map(({ topic, phrases, all }) => {
        const understood = sum(all, certainty) / total
        const meant = Math.max(...phrases.map((terms) => sum(terms, certainty) / sum(terms)))
        return { topic, understood, confidence: understood ** 0.6 * meant ** 0.4 }
      })
      .filter(({ confidence }) => confidence > 0)
      .toSorted((one, other) => other.confidence - one.confidence)
  }
}
