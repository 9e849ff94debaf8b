import type { ChatLink } from '../chat/conversation.ts'
import type { SpokenTopic } from './help.ts'

/** Topics as they are sent, like with like: they compress better than one by one. */
export type PackedTopics = {
  readonly pages: readonly ChatLink[]
  readonly topics: {
    readonly id: readonly string[]
    /** Places in the list of pages. */
    readonly page: readonly number[]
    /** Of each topic its phrases, with strokes between them. */
    readonly asked: readonly string[]
    readonly answer: readonly string[]
  }
  /** The ids of topics that the site does not settle. */
  readonly open: readonly string[]
}

export function packTopics(topics: readonly SpokenTopic[]): PackedTopics {
  const pages = [...new Map(topics.map(({ page }) => [page.url, page])).values()]
  const places = new Map(pages.map(({ url }, place) => [url, place]))
  return {
    pages,
    topics: {
      id: topics.map(({ id }) => id),
      page: topics.map(({ page }) => places.get(page.url) ?? 0),
      asked: topics.map(({ asked }) => asked.join('|')),
      answer: topics.map(({ answer }) => answer),
    },
    open: topics.flatMap(({ id, open }) => (open ? id : [])),
  }
}

export function unpackTopics({ pages, topics, open }: PackedTopics): SpokenTopic[] {
  const isOpen = new Set(open)
  return topics.id.flatMap((id, place) => {
    const page = pages[topics.page[place] ?? 0]
    const topic = { id, asked: topics.asked[place]?.split('|') ?? [], answer: topics.answer[place] ?? '' }
    return page ? [{ ...topic, page, open: isOpen.has(id) }] : []
  })
}
