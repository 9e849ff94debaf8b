import { footerText } from '../shell/footer.ts'
import { controlText } from '../shell/shell.ts'

/**
 * Words of the contact and support card. The tests check the prescribed ones word for word. Apart from the words of
 * the chat, which are loaded with it.
 */
export const contactCardText = {
  title: 'Contact and support',
  slate: 'Comms',
  close: controlText.close,
  tabs: {
    label: 'Ways to reach us',
    contact: { label: 'Contact', channel: 'A' },
    chat: { label: 'Chat', channel: 'B' },
  },
  contact: {
    call: 'Call',
    email: 'Email',
    hours: 'Hours',
    note: footerText.response,
  },
  /** In place of the chat when its code cannot be loaded. */
  chatUnavailable: {
    title: 'The chat needs a connection',
    text: 'We could not load it. Try again, or call us.',
    retry: 'Try Again',
    call: (phone: string) => `Call ${phone}`,
  },
} as const
