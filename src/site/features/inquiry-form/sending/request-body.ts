import { type InquiryFormId, inquiryForms } from '../../../../domain/inquiry/inquiry-forms.ts'
import { toSnakeCase } from '../../../../domain/inquiry/parse-fields.ts'
import { serverPaths } from '../../../../routes.ts'

/** What travels with the fields of every form. */
export type Envelope = {
  readonly csrfToken: string
  readonly recaptchaToken: string | null
  readonly idempotencyKey: string
  readonly timeZone: string
  readonly elapsedMs: number
  /** The field that people leave empty. */
  readonly website: string
}

type Fields = Readonly<Record<string, unknown>>

/** Each endpoint has a shape of its own. */
export function requestBody(id: InquiryFormId, filled: Fields, envelope: Envelope, sentAt: Date): Fields {
  const { formType, subtype, endpoint, schema } = inquiryForms[id]
  const data = { ...emptyFields(Object.keys(schema('').shape)), ...filled }
  switch (endpoint) {
    case serverPaths.partnershipForm:
      return { ...data, formType, ...envelope, timestamp: sentAt.toISOString() }
    case serverPaths.sendNotification:
      return { type: formType, ...envelope, data }
    case serverPaths.submitForm: {
      const { csrfToken, ...rest } = envelope
      const token = id === 'leadGate' ? { csrf_token: csrfToken } : { csrfToken }
      return { formType, subtype, ...token, ...rest, data: inSnakeCase(data) }
    }
  }
}

/**
 * A field left empty goes out as an empty text. Two are sent only where there is one: the list of a quote, and the
 * organization in forms that ask for a company.
 */
function emptyFields(names: readonly string[]): Fields {
  const rare = names.includes('company') ? ['selection', 'organization'] : ['selection']
  return Object.fromEntries(names.filter((name) => !rare.includes(name)).map((name) => [name, '']))
}

function inSnakeCase(data: Fields): Fields {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [toSnakeCase(name), value]))
}
