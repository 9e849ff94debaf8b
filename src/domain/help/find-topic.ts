import type { HelpLanguage, SpokenTopic } from './help.ts'
import { readClauses } from './read-clauses.ts'
import type { Spelling } from './spelling.ts'
import { termOf } from './synonyms.ts'
import { foldExpressions, isChatter, isQuestionType, isStopWord, plainText } from './words.ts'

export type FoundTopic = { readonly topic: SpokenTopic; readonly confidence: number }

/** Topics by how well they match a message, the most certain first. */
export type TopicFinder = (text: string) => readonly FoundTopic[]

/** A word of small talk counts this much of what another word would; one that every question has, still less. */
const chatterShare = 0.15
const stopShare = 0.08
/** A word that only the answer has belongs to the topic by this much. */
const answerShare = 0.5
/** `how much`, `where`, `who`: the type of a question counts at least this much, however common the word is. */
const typeWeight = 2.4
/** How much it matters that the topic as a whole knows the question's words, against how well one phrase fits. */
const knownShare = 0.33
/** How much it matters for a phrase that the question has its words, against that it has the question's. */
const phraseShare = 0.75
/** One word of a phrase that has several says less than its weight: `LinkedIn` is more than `stream to LinkedIn`. */
const loneShare = 0.85

export function createTopicFinder(
  topics: readonly SpokenTopic[],
  language: HelpLanguage,
  spelling: Spelling,
): TopicFinder {
  const read = topics.map((topic) => {
    const phrases = topic.asked.map((phrase) => termsOf(phrase))
    const all = new Set(phrases.flatMap((terms) => [...terms]))
    const answered = new Set([...termsOf(topic.answer)].filter((term) => !all.has(term)))
    return { topic, phrases, all, answered }
  })
  const users = new Map<string, number>()
  for (const { all } of read) for (const term of all) users.set(term, (users.get(term) ?? 0) + 1)
  const weights = new Map([...users.keys()].map((term) => [term, weigh(term)]))
  const indexed = read.map(({ phrases, ...topic }) => ({ ...topic, phrases: phrases.map(weighed) }))

  /** A term that few topics use says more about the one that is meant; one that none uses says it is none. */
  function weigh(term: string): number {
    const weight = Math.log(1 + topics.length / (users.get(term) ?? 1))
    if (isQuestionType(term)) return Math.max(typeWeight, weight)
    if (isStopWord(term, language)) return stopShare * weight
    return isChatter(term) ? chatterShare * weight : weight
  }

  function weighed(phrase: ReadonlySet<string>) {
    const terms = [...phrase].map((term) => ({ term, weight: weights.get(term) ?? 0 }))
    const telling = terms.filter(({ weight }) => weight >= 1).length
    return { terms, telling, total: terms.reduce((sum, { weight }) => sum + weight, 0) }
  }

  return (text) => {
    const asked = new Map<string, { certainty: number; weight: number; doubt: number }>()
    for (const { word, doubt } of readClauses(text)) {
      const { term, certainty } = spelling(word)
      const before = asked.get(term)
      asked.set(term, {
        certainty: Math.max(before?.certainty ?? 0, certainty),
        weight: weights.get(term) ?? weigh(term),
        doubt: Math.max(before?.doubt ?? 0, doubt),
      })
    }
    let total = 0
    for (const { weight, doubt } of asked.values()) total += weight * doubt
    return indexed
      .map(({ topic, phrases, all, answered }) => {
        let known = 0
        let unknown = 0
        for (const [term, { certainty, weight, doubt }] of asked) {
          const share = certainty * (all.has(term) ? 1 : answered.has(term) ? answerShare : 0)
          known += share * weight
          unknown += (1 - share) * doubt * weight
        }
        const understood = known === 0 ? 0 : known / (known + unknown)
        let meant = 0
        for (const phrase of phrases) {
          let matched = 0
          let doubtful = 0
          let telling = 0
          for (const { term, weight } of phrase.terms) {
            const word = asked.get(term)
            if (!word) continue
            matched += word.certainty * weight
            doubtful += word.certainty * word.doubt * weight
            if (weight >= 1) telling += 1
          }
          const inQuestion = matched === 0 ? 0 : matched / (matched + Math.max(0, total - doubtful))
          const fit = (matched / phrase.total) ** phraseShare * inQuestion ** (1 - phraseShare)
          meant = Math.max(meant, telling === 1 && phrase.telling > 1 ? loneShare * fit : fit)
        }
        return { topic, confidence: understood ** knownShare * meant ** (1 - knownShare) }
      })
      .filter(({ confidence }) => confidence > 0)
      .toSorted((one, other) => other.confidence - one.confidence)
  }
}

/** The terms a phrase is found by, in one order, so that phrases of the same words are one; words that say nothing count only where it has no others. */
export function phraseTerms(phrase: string, language: HelpLanguage): string {
  const terms = [...termsOf(phrase)]
  const telling = terms.filter((term) => isQuestionType(term) || !isStopWord(term, language))
  return (telling.some((term) => !isChatter(term)) ? telling : terms).toSorted().join(' ')
}

function termsOf(text: string): ReadonlySet<string> {
  return new Set(
    foldExpressions(plainText(text))
      .split(' ')
      .filter((word) => word !== '')
      .map(termOf),
  )
}
