/**
 * The bundler's loader takes a style sheet for loaded when a link names it. The styles of this page are inline and in one
 * joined sheet; the document names the parts, and each gets such a link: disabled, so that it is never fetched.
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
