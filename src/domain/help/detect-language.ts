import type { HelpLanguage } from './help.ts'
import { wordsOfLanguage } from './synonyms.ts'
import { plainText } from './words.ts'

/** Tells the language of a message by words that only one of them has; without any it is the one spoken so far. */
export function detectLanguage(text: string, spoken: HelpLanguage | null): HelpLanguage {
  const { en, es } = wordsOfLanguage
  // Only Spanish has these signs.
  let balance = /[¿¡ñáéíóú]/i.test(text) ? -2 : 0
  for (const word of plainText(text).split(' ')) balance += Number(en.has(word)) - Number(es.has(word))
  if (balance === 0) return spoken ?? 'en'
  return balance > 0 ? 'en' : 'es'
}
