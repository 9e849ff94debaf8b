import { decode } from '../servers/read-tags.ts'

/** The text of a document, from top to bottom. */
export function wordsOf(html: string): string {
  const text = html
    .slice(html.indexOf('<body'))
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]+>/g, ' ')
  return decode(text).replace(/\s+/g, ' ')
}
