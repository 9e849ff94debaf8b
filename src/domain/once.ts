/**
 * Makes a thing when it is first asked for. For formatters of the browser: the first one reads its tables, which
 * on a slow phone takes longer than all the rest of a module.
 */
export function once<T>(make: () => T): () => T {
  let made: { readonly thing: T } | undefined
  return () => {
    made ??= { thing: make() }
    return made.thing
  }
}
