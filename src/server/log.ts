export type LogFields = Readonly<Record<string, string | number | boolean | null>>

export type Log = {
  info(event: string, fields?: LogFields): void
  warn(event: string, fields?: LogFields): void
  error(event: string, fields?: LogFields): void
}

/** One JSON object per line. JSON encoding keeps line breaks and control characters in values harmless. */
export function createLog(write: (line: string) => void, now: () => Date): Log {
  const at =
    (level: 'info' | 'warn' | 'error') =>
    (event: string, fields: LogFields = {}) =>
      write(`${JSON.stringify({ time: now().toISOString(), level, event, ...fields })}\n`)
  return { info: at('info'), warn: at('warn'), error: at('error') }
}
