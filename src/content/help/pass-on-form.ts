import type { InLanguages } from '../../domain/help/help.ts'
import { messages } from '../../domain/inquiry/fields.ts'
import type { FieldContent, FormContent, ToastWords } from '../forms/form-content.ts'
import { formKit } from '../forms/form-kit.ts'
import { helpForm } from '../forms/help-form.ts'
import { phone } from '../forms/shared-fields.ts'

const english: FormContent = { ...helpForm, fields: withPhone(helpForm.fields) }

const failed: ToastWords = {
  title: 'No se pudo enviar el mensaje. Intente de nuevo o llámenos directamente.',
}
const spanishLabels: Readonly<Record<string, string>> = {
  name: 'Nombre',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  message: 'Su pregunta',
}

const spanish: FormContent = {
  ...english,
  fields: english.fields.map((field) => ({ ...field, label: spanishLabels[field.name] ?? field.label })),
  submit: 'Enviar a una persona',
  pending: 'Enviando...',
  toasts: {
    success: { title: 'Gracias. Le responderemos en un plazo de 24 horas.' },
    failure: () => failed,
    rateLimited: { title: 'Demasiados envíos. Espere un momento antes de intentar de nuevo.' },
    security: () => failed,
  },
  received: { title: 'Gracias. Le responderemos en un plazo de 24 horas.' },
}

/** The form that passes a question on. It asks for a phone number only when the visitor mentioned one. */
export const passOnForm: InLanguages<FormContent> = { en: english, es: spanish }

function withPhone(fields: readonly FieldContent[]): readonly FieldContent[] {
  return fields.flatMap((field) => (field.name === 'email' ? [field, { ...phone, width: 'full' }] : [field]))
}

type PassOnWords = {
  readonly title: string
  /** `when` is a time in words, or null while it is not known. */
  readonly promise: (when: string | null) => string
  /** For those who would rather call. */
  readonly call: (phone: string, hours: string) => string
  readonly along: string
  readonly cancel: string
  readonly optional: string
  readonly kept: string
  readonly keptOffline: string
  /** Errors of single fields, by the words of the schema; others are shown as they are. */
  readonly errors: Readonly<Record<string, string>>
}

export const passOnWords: InLanguages<PassOnWords> = {
  en: {
    title: 'Pass your question on',
    promise: (when) => `A person answers by email ${when ?? 'within 24 hours'}.`,
    call: (phone, hours) => `Or call ${phone}, ${hours}.`,
    along: 'This conversation goes with it.',
    cancel: 'Cancel',
    optional: formKit.optional,
    kept: formKit.kept,
    keptOffline: formKit.keptOffline,
    errors: {},
  },
  es: {
    title: 'Envíe su pregunta',
    promise: (when) => `Una persona le responde por correo ${when ?? 'en un plazo de 24 horas'}.`,
    call: (phone, hours) => `O llame al ${phone}, ${hours}.`,
    along: 'Esta conversación se envía con ella.',
    cancel: 'Cancelar',
    optional: 'Opcional',
    kept: 'Lo que escribió se conserva aquí. Puede enviarlo de nuevo.',
    keptOffline:
      'No pudimos conectar con nuestro servidor. Lo que escribió se conserva aquí: envíelo de nuevo cuando tenga conexión. No llegará dos veces.',
    errors: {
      [messages.nameShort]: 'El nombre debe tener al menos 2 caracteres',
      [messages.nameLong]: 'El nombre es demasiado largo',
      [messages.nameCharacters]: 'El nombre contiene caracteres no válidos',
      [messages.emailInvalid]: 'Correo electrónico no válido',
      [messages.emailLong]: 'El correo electrónico es demasiado largo',
      [messages.phoneInvalid]: 'Número de teléfono no válido',
      [messages.messageLong]: 'El mensaje es demasiado largo',
      'Your question is required': 'Escriba su pregunta',
    },
  },
}
