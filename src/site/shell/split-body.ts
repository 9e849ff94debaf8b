import { outermostParts } from './outermost-parts.ts'

export type SplitBody = {
  readonly opening: string
  readonly rest: string
}

const follows = / data-follows="/

/**
 * Takes what is marked as following (`data-follows`) out of a page that is too large for the first packets. In its place
 * stands its heading and leads to the whole page: scripts put the rest there (`rest-of-page.ts`), others can go there.
 */
export function splitBody(body: string, wholePage: string): SplitBody | null {
  let opening = ''
  let rest = ''
  let from = 0
  for (const { start, inside, end } of outermostParts(body, follows)) {
    opening += body.slice(from, inside) + headingLink(body.slice(inside, end), wholePage)
    rest += `${body.slice(start, end)}</div>`
    from = end
  }
  return rest === '' ? null : { opening: opening + body.slice(from), rest }
}

function headingLink(part: string, wholePage: string): string {
  const [, id] = / id="([^"]*)"/.exec(part) ?? []
  const [, level, words] = /<h([2-6])\b[^>]*>(.*?)<\/h\1>/s.exec(part) ?? []
  if (!id || !level || !words) throw new Error('A part that follows needs a heading and an id to be led to')
  return `<h${level} id="${id}"><a href="${wholePage}#${id}">${words}</a></h${level}>`
}
