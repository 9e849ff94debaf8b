import type { Facts } from '../../../content/company/facts.ts'
import { tabStorage } from '../../../ui/storage/browser-storage.ts'
import { track } from '../../analytics/track.ts'
import { type ChatStore, createChatStore } from './chat-store.ts'
import { countRating, reportUnanswered } from './count-help.ts'
import { loadHelp } from './load-help.ts'

/** The conversation of this browser tab. */
export function createPageChat(facts: Facts): ChatStore {
  return createChatStore({
    storage: tabStorage(),
    now: Date.now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    reply: async (...question) => (await loadHelp(facts)).reply(...question),
    onSent: (category) => track({ name: 'chat_message', category }),
    onAnswered: reportUnanswered,
    onRated: countRating,
  })
}

/** Answers what still waits: now, and whenever the connection or the page itself comes back. */
export function followPage(store: ChatStore): () => void {
  const controller = new AbortController()
  const { signal } = controller
  addEventListener('online', store.resume, { signal })
  // A page that returns from the browser's cache has missed what was said on the pages after it.
  addEventListener('pageshow', ({ persisted }) => persisted && store.reload(), { signal })
  store.resume()
  return () => controller.abort()
}
