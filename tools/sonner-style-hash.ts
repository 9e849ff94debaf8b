import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** The style sheet that sonner puts into a <style> element when its module is evaluated. */
export function readSonnerStyle(): string {
  const source = readFileSync(new URL(import.meta.resolve('sonner')), 'utf8')
  const literal = /^__insertCSS\(("(?:[^"\\]|\\.)*")\)/m.exec(source)?.[1]
  if (!literal)
    throw new Error('sonner no longer injects its styles by __insertCSS("…"): see its dist/index.mjs')
  const style: unknown = JSON.parse(literal)
  if (typeof style !== 'string') throw new Error('sonner’s styles are not a string')
  return style
}

/**
 * Sources for style-src. Sonner appends the element empty and fills it afterwards, and browsers check it
 * both times, so the hash of nothing is needed too; it allows nothing else.
 */
export function sonnerStyleHashes(): readonly string[] {
  return ['', readSonnerStyle()].map((text) => `sha256-${createHash('sha256').update(text).digest('base64')}`)
}
