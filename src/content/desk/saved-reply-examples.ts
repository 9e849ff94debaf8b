import type { SavedReplyText } from '../../domain/desk/letters.ts'

/** Offered to whoever writes the first saved replies; nothing of them is stored by itself. */
export const savedReplyExamples: readonly SavedReplyText[] = [
  {
    title: 'We are on it',
    subject: '',
    text: 'Hi {{first name}},\n\nthank you for writing to us. I have your {{form}} in front of me and will come back to you {{due}} with a proper answer.\n\nIf anything changes until then, just answer this email; your reference is {{reference}}.',
  },
  {
    title: 'Three questions before a quote',
    subject: 'Three questions about your event',
    text: 'Hi {{first name}},\n\nI would like to send you a quote that fits. Could you tell me three things?\n\n1. Which date, and from when to when do you have the room?\n2. How many people will be there, and how many follow online?\n3. Is there a budget for {{company}} that we should stay within?\n\nA short answer is enough. I can also call you: which time suits you?',
  },
  {
    title: 'The date is taken',
    subject: '',
    text: 'Hi {{first name}},\n\nthank you for thinking of us. Our crews are booked on your date, and I would rather say so today than promise you half a team.\n\nIf your date can move by a few days, I will gladly hold one for you. Otherwise I can name two companies in Portland whom we trust.\n\nWhat would help you more?',
  },
]
