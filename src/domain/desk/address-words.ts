/** Reads the words of an address one by one; a word that is missing or makes no sense is undefined. */
export function wordsOf(raw: Readonly<Record<string, unknown>>) {
  const text = (name: string) => {
    const value = raw[name]
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  const like = (name: string, isValid: (value: string) => boolean) => {
    const value = text(name)
    return value !== undefined && isValid(value) ? value : undefined
  }
  return {
    text,
    like,
    oneOf: <Known extends string>(name: string, known: readonly Known[]) =>
      known.find((each) => each === text(name)),
    /** The id of a person on the staff. */
    staffId: (name: string) => like(name, (value) => guid.test(value)),
    /** The number of a row. */
    rowId: (name: string) => like(name, (value) => rowNumber.test(value)),
  }
}

const guid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const rowNumber = /^[1-9]\d{0,17}$/

type Present<Values> = { [Name in keyof Values]?: Exclude<Values[Name], undefined> }

/** Without the words that are undefined. */
export function present<Values extends object>(values: Values): Present<Values> {
  const kept: Present<Values> = { ...values }
  for (const name of Object.keys(kept)) {
    if (name in kept && Reflect.get(kept, name) === undefined) Reflect.deleteProperty(kept, name)
  }
  return kept
}

export function parseQuery(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text))
}

export function writeQuery(search: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) if (typeof value === 'string') query.set(name, value)
  return query.size > 0 ? `?${query}` : ''
}
