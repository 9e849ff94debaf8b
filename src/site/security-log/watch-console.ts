import { consoleReadMax } from '../../domain/security/page-limits.ts'

const methods = ['debug', 'log', 'info', 'warn', 'error'] as const

type ConsoleMethods = Pick<Console, (typeof methods)[number]>

/** Calls `heard` with each console message after it is written. Returns a function that stops watching. */
export function watchConsole(target: ConsoleMethods, heard: (text: string) => void): () => void {
  // Messages that the listener itself writes are ignored.
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
        // Writing to the console must never fail.
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

/** Objects contribute only their property names, because the values are private. */
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
