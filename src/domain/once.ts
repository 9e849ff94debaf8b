/**
 * Creates a value when it is first used. Meant for the browser's formatters: the first one loads its tables,
 * which takes a slow phone longer than the rest of a module.
 */
export function once<T>(make: () => T): () => T {
  let made: { readonly thing: T } | undefined
  return () => {
    made ??= { thing: make() }
    return made.thing
  }
}
