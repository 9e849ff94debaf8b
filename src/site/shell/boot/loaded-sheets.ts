/**
 * The bundler's loader considers a style sheet loaded when a link element names it. This page's styles are
 * inline and in one joined sheet, so each part named in the document gets such a link. The links are disabled
 * and never fetched.
 */
export function nameLoadedSheets(): void {
  const parts = document.querySelector<HTMLElement>('script[data-parts]')?.dataset.parts
  for (const href of parts?.split(' ') ?? []) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.setAttribute('disabled', '')
    link.href = href
    document.head.append(link)
  }
}
