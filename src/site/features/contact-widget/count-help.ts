import type { HelpReply } from '../../../domain/help/help.ts'
import { maskContactDetails } from '../../../domain/help/mask-contact-details.ts'
import { serverPaths } from '../../../routes.ts'
import { sendInBackground } from '../../analytics/send-in-background.ts'
import { mayCount } from '../../analytics/track.ts'
import type { Rating } from './chat-store.ts'

/** Counts how an answer was rated. Nothing tells who did. */
export function countRating(rating: Rating): void {
  count(serverPaths.helpRating, rating)
}

/** Tells staff a question that has no answer yet, so that they can write one. Contact details stay in the browser. */
export function reportUnanswered(text: string, { kind, language }: HelpReply): void {
  if (kind === 'unknown') count(serverPaths.helpQuestion, { text: maskContactDetails(text), language })
}

function count(path: string, body: object): void {
  if (mayCount(navigator)) sendInBackground(path, JSON.stringify(body))
}
