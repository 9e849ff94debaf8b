import type { HelpLanguage, HelpTopic } from './help.ts'
import { tellingWords } from './read-question.ts'
import type { Spelling } from './spelling.ts'
import { plainText, termOf } from './words.ts'

export type FoundTopic = { readonly topic: HelpTopic; readonly confidence: number }

export type TopicFinder = (plain: string, language: HelpLanguage) => readonly FoundTopic[]

type Phrase = { readonly topic: HelpTopic; readonly terms: ReadonlySet<string>; readonly weight: number }

/** Ranks topics by the best of their phrases, the most certain first. */
export function createTopicFinder(topics: readonly HelpTopic[], spelling: Spelling): TopicFinder {
  const weights = weighTerms(topics)
  const unknownWeight = Math.log(1 + topics.length)
  const weightOf = (term: string) => weights.get(term) ?? unknownWeight
  const sum = (terms: Iterable<string>) => [...terms].reduce((total, term) => total + weightOf(term), 0)
  const phrases: Phrase[] = topics.flatMap((topic) =>
    (['en', 'es'] as const).flatMap((language) =>
      topic.asked[language].map((phrase) => {
        const terms = new Set(tellingWords(plainText(phrase), language).map(termOf))
        return { topic, terms, weight: sum(terms) }
      }),
    ),
  )

  return (plain, language) => {
    const asked = new Map<string, number>()
    for (const word of tellingWords(plain, language)) {
      const { term, certainty } = spelling(word)
      asked.set(term, Math.max(asked.get(term) ?? 0, certainty))
    }
    const total = sum(asked.keys())
    if (total === 0) return []
    const best = new Map<string, FoundTopic>()
    for (const { topic, terms, weight } of phrases) {
      let shared = 0
      for (const term of terms) shared += (asked.get(term) ?? 0) * weightOf(term)
      if (shared === 0) continue
      const confidence = (shared / total) ** 0.6 * (shared / weight) ** 0.4
      if (confidence > (best.get(topic.id)?.confidence ?? 0)) best.set(topic.id, { topic, confidence })
    }
    return [...best.values()].toSorted((one, other) => other.confidence - one.confidence)
  }
}

/** A term that few topics use says more about the one that is meant. */
function weighTerms(topics: readonly HelpTopic[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { asked } of topics) {
    const terms = new Set(
      (['en', 'es'] as const).flatMap((language) =>
        asked[language].flatMap((phrase) => tellingWords(plainText(phrase), language).map(termOf)),
      ),
    )
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  }
  return new Map([...counts].map(([term, count]) => [term, Math.log(1 + topics.length / count)]))
}
