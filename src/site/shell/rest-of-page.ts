import * as limits from '../../domain/limits.ts'

/**
 * The sections of a large page that its document leaves out (`split-body.ts`) follow in a second file. Until then, and
 * without it, they are links to the whole page.
 */
const { rest, later } =
  document.currentScript instanceof HTMLScriptElement ? document.currentScript.dataset : {}
let coming: Promise<void> | undefined
let closed = false

/** From here on the application renders the sections that are not here: a file that came later would double them. */
export function closeRest(): void {
  closed = true
}

/** True for a document that is not the whole page. */
export const hasRest = rest !== undefined

/** The application takes over a whole document. */
export const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done))

/** Never fails: who asks again tries again. */
export function fetchRest(): Promise<void> {
  coming ??= insertRest().catch(() => {
    coming = undefined
  })
  return coming
}

async function insertRest(): Promise<void> {
  if (!rest) return
  const [fetched] = await Promise.all([fetchDocument(rest), parsed])
  if (closed) return
  // From another build its classes would mean nothing to the styles of this one.
  if (fetched?.documentElement.dataset.later !== later) return
  // Where a section stands already, the application has rendered it.
  for (const place of document.querySelectorAll<HTMLElement>('[data-follows]:not(:has(> section))')) {
    const part = fetched?.querySelector(`[data-follows="${place.dataset.follows}"]`)
    if (part) place.replaceChildren(...part.childNodes)
  }
}

/** Not with `fetch`: making a document of a text is what the policy forbids. */
function fetchDocument(address: string): Promise<Document | null> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', address)
    request.responseType = 'document'
    request.timeout = limits.restOfPageMs
    request.onload = () => resolve(request.responseXML)
    request.onerror = request.ontimeout = reject
    request.send()
  })
}
