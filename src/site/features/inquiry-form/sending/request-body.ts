import { type InquiryFormId, inquiryForms } from '../../../../domain/inquiry/inquiry-forms.ts'
import { toSnakeCase } from '../../../../domain/inquiry/parse-fields.ts'
import { serverPaths } from '../../../../routes.ts'

/** The values sent with the fields of every form. */
export type Envelope = {
  readonly csrfToken: string
  readonly recaptchaToken: string | null
  readonly idempotencyKey: string
  readonly timeZone: string
  readonly elapsedMs: number
  /** The honeypot field, which people leave empty. */
  readonly website: string
  /** Where the visitor came from; judged by the server alone. */
  readonly source: object
}

type Fields = Readonly<Record<string, unknown>>

/** All forms share one shape, except that a notification names its form type `type`. */
export function requestBody(id: InquiryFormId, filled: Fields, envelope: Envelope): Fields {
  const { formType, subtype, endpoint, schema } = inquiryForms[id]
  const data = { ...emptyFields(Object.keys(schema('').shape)), ...filled }
  const type = endpoint === serverPaths.sendNotification ? { type: formType } : { formType }
  return { ...type, subtype, ...envelope, data: inSnakeCase(data) }
}

/**
 * An empty field is sent as an empty string. Two fields are sent only if they have a value: the list of a
 * quote, and the organization in forms that ask for a company.
 */
function emptyFields(names: readonly string[]): Fields {
  const rare = names.includes('company') ? ['selection', 'organization'] : ['selection']
  return Object.fromEntries(names.filter((name) => !rare.includes(name)).map((name) => [name, '']))
}

function inSnakeCase(data: Fields): Fields {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [toSnakeCase(name), value]))
}
