import type { HelpLanguage, HelpTopic } from './help.ts'
import { plainText, stopWords } from './words.ts'

export type DetectLanguage = (text: string, spoken: HelpLanguage | null) => HelpLanguage

/** Tells the language of a message by words that only one of them has: those of the topics and the little ones. */
export function createLanguageDetector(topics: readonly HelpTopic[]): DetectLanguage {
  const wordsIn = (language: HelpLanguage) =>
    new Set([...stopWords[language], ...topics.flatMap(({ asked }) => asked[language].flatMap(wordsOf))])
  const english = wordsIn('en')
  const spanish = wordsIn('es')
  return (text, spoken) => {
    // Only Spanish has these signs.
    let balance = /[¿¡ñáéíóú]/i.test(text) ? -2 : 0
    for (const word of wordsOf(text)) balance += Number(english.has(word)) - Number(spanish.has(word))
    if (balance === 0) return spoken ?? 'en'
    return balance > 0 ? 'en' : 'es'
  }
}

function wordsOf(text: string): string[] {
  return plainText(text).split(' ')
}
