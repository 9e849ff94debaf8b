import { consoleReadMax } from '../../domain/security/page-limits.ts'

const methods = ['debug', 'log', 'info', 'warn', 'error'] as const

type ConsoleMethods = Pick<Console, (typeof methods)[number]>

/** Hears what is written to the console, after it has been written. Returns what ends it. */
export function watchConsole(target: ConsoleMethods, heard: (text: string) => void): () => void {
  // What the listener itself writes is not heard again.
  let listening = true
  const ends = methods.map((method) => {
    const original = target[method]
    const watched = (...values: unknown[]) => {
      original.apply(target, values)
      if (!listening) return
      listening = false
      try {
        heard(consoleText(values))
      } catch {
        // Writing to the console never fails, and still does not.
      } finally {
        listening = true
      }
    }
    target[method] = watched
    return () => {
      if (target[method] === watched) target[method] = original
    }
  })
  return () => {
    for (const end of ends) end()
  }
}

/** Of objects only the names of their properties: the values are none of our business. */
function consoleText(values: readonly unknown[]): string {
  let text = ''
  for (const value of values) {
    text += `${describe(value)} `
    if (text.length > consoleReadMax) break
  }
  return text.slice(0, consoleReadMax)
}

function describe(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, consoleReadMax)
  if (value instanceof Error) return value.message
  if (typeof value !== 'object' || value === null || Array.isArray(value) || ArrayBuffer.isView(value))
    return ''
  return Object.keys(value).slice(0, 50).join(' ')
}
