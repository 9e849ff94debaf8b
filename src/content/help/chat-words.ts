import type { InLanguages } from '../../domain/help/help.ts'
import { replyByWords } from '../../domain/inquiry/reply-by-words.ts'
import { wallTime } from '../../domain/wall-time.ts'
import { clockPlace } from '../company/clock-place.ts'

/** Words of the chat's frame. */
export const chatPanelText = {
  log: 'Conversation',
  visitor: 'You',
  quickQuestions: 'Quick questions',
  input: 'Your message',
  hint: 'Automatic answers,',
  hintInSpanish: 'también en español.',
  send: 'Send',
} as const

type ChatWords = {
  readonly rating: { readonly label: string; readonly helpful: string; readonly unhelpful: string }
  readonly unanswered: {
    readonly title: string
    readonly text: string
    readonly retry: string
    readonly call: (phone: string) => string
  }
  readonly passOn: {
    readonly offer: string
    readonly opening: string
    /** When the form itself cannot be loaded. */
    readonly unavailable: string
  }
  readonly passedOn: {
    readonly title: string
    readonly reference: string
    readonly question: string
    readonly from: string
    readonly reply: string
    readonly status: string
    readonly mailed: string
  }
}

/** Words around an answer, in its language. */
export const chatWords: InLanguages<ChatWords> = {
  en: {
    rating: { label: 'Rate this answer', helpful: 'This helped', unhelpful: 'This did not help' },
    unanswered: {
      title: 'No connection',
      text: 'Your question is kept here. It is answered as soon as we can be reached.',
      retry: 'Try Again',
      call: (phone) => `Call ${phone}`,
    },
    passOn: {
      offer: 'Pass my question on',
      opening: 'Opening...',
      unavailable: 'The form could not be loaded. Check your connection and try again, or call us:',
    },
    passedOn: {
      title: 'Passed on to a person',
      reference: 'Reference',
      question: 'Question',
      from: 'From',
      reply: 'Our reply',
      status: 'Where it stands',
      mailed: 'A confirmation is on its way to your inbox, with a link that shows where it stands.',
    },
  },
  es: {
    rating: {
      label: 'Valore esta respuesta',
      helpful: 'Me ayudó',
      unhelpful: 'No me ayudó',
    },
    unanswered: {
      title: 'Sin conexión',
      text: 'Su pregunta queda guardada aquí. Se responderá en cuanto haya conexión.',
      retry: 'Intentar de nuevo',
      call: (phone) => `Llamar al ${phone}`,
    },
    passOn: {
      offer: 'Enviar mi pregunta a una persona',
      opening: 'Abriendo...',
      unavailable: 'No se pudo cargar el formulario. Revise su conexión e intente de nuevo, o llámenos:',
    },
    passedOn: {
      title: 'Enviada a una persona',
      reference: 'Referencia',
      question: 'Pregunta',
      from: 'De',
      reply: 'Nuestra respuesta',
      status: 'Ver el estado',
      mailed: 'Le enviamos una confirmación por correo, con un enlace para ver el estado.',
    },
  },
}

/** When a person answers: `by 11 AM on Monday`. */
export const replyTimeIn: InLanguages<(due: Date, now: Date, timeZone: string) => string> = {
  en: replyByWords,
  es(due, now, timeZone) {
    const time = new Intl.DateTimeFormat('es-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(
      due,
    )
    const day = new Intl.DateTimeFormat('es-US', { timeZone, weekday: 'long', day: 'numeric', month: 'long' })
    const dayOf = (date: Date) => Math.floor(wallTime(timeZone, date) / 86_400_000)
    const near: Readonly<Record<number, string>> = { 0: 'hoy', 1: 'mañana' }
    const when = near[dayOf(due) - dayOf(now)] ?? `el ${day.format(due).replace(',', '')}`
    return `a más tardar ${when} a ${/^1:/.test(time) ? 'la' : 'las'} ${time}`
  },
}

/** Whose clock a time is told by, where the visitor's differs: `by noon today (Portland time)`. */
export const namingClock: InLanguages<(words: string, timeZone: string) => string> = {
  en: (words, timeZone) => `${words} (${clockPlace(timeZone)} time)`,
  es: (words, timeZone) => `${words} (hora de ${clockPlace(timeZone)})`,
}
