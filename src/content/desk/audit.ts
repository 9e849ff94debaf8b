import type { AuditAction, AuditKind } from '../../domain/desk/audit.ts'
import { isAuditAction } from '../../domain/desk/audit.ts'
import { isStaff } from '../../domain/desk/roles.ts'
import { shellWords } from './desk.ts'
import { inboxWords } from './inbox.ts'
import { timelineWords } from './inquiry.ts'
import { settingsWords } from './settings.ts'

/** Words of the log. */
export const auditWords = {
  lead: 'Sign-ins, exports, changes of people and of settings, newest first. Times are the company’s.',
  person: 'Person',
  everybody: 'Everybody',
  kind: 'What',
  everything: 'Everything',
  kinds: {
    'sign-ins': 'Sign-ins',
    people: 'People and roles',
    data: 'Exports and erasures',
    settings: 'Settings',
    publishing: 'Publishing',
  } satisfies Readonly<Record<AuditKind, string>>,
  earlier: 'Earlier entries',
  newest: 'The newest entries',
  end: 'The beginning of the log',
  terminal: 'The command line',
  empty: { title: 'Nothing is recorded', text: 'Sign-ins, exports and changes appear here as they happen.' },
  noHits: { title: 'Nothing matches', text: 'Choose another person, or everything.' },
} as const

/** An entry as the log has it: plain data, and the name of the person it concerns. */
export type AuditedAct = {
  readonly action: string
  readonly detail: Readonly<Record<string, unknown>>
  readonly person: string | null
}

/** The rest of the sentence after the name of whoever did it. An action without words does not compile. */
const sentences: Readonly<Record<AuditAction, (act: AuditedAct) => string>> = {
  signed_in: ({ detail }) =>
    detail.method === 'mfa/recovery_code' ? 'signed in with a recovery code' : 'signed in',
  first_owner: () => 'became the first owner',
  invited: ({ detail }) => `invited ${text(detail.email)} as ${role(detail.role)}`,
  invitation_withdrawn: ({ detail }) => `withdrew the invitation of ${text(detail.email)}`,
  invitation_accepted: ({ detail }) => `joined as ${role(detail.role)}`,
  role_changed: ({ detail, person }) =>
    `changed the role of ${name(person)} from ${role(detail.from)} to ${role(detail.to)}`,
  factor_reset: ({ person }) => `reset the second factor of ${name(person)}`,
  staff_removed: ({ detail, person }) => `removed ${name(person)}, who was ${role(detail.role)}`,
  session_ended: ({ person }) => `ended a session of ${name(person)}`,
  export: ({ detail }) => `exported inquiries as ${text(detail.format).toUpperCase()} (${filters(detail)})`,
  person_exported: ({ detail }) => `exported what is known of a person (${inquiries(detail.inquiries)})`,
  person_erased: ({ detail }) => `erased a person (${inquiries(detail.inquiries)})`,
  retention: ({ detail }) => `erased old inquiries by the rules of retention (${inquiries(sumOf(detail))})`,
  webhook_secret_shown: () => 'looked at the webhook’s secret',
  saved_reply_added: ({ detail }) => `added the saved reply “${text(detail.title)}”`,
  saved_reply_changed: ({ detail }) => `changed the saved reply “${text(detail.title)}”`,
  saved_reply_deleted: ({ detail }) => `deleted the saved reply “${text(detail.title)}”`,
  help_answer_published: ({ detail }) =>
    `published an answer of the help chat that leads to ${text(detail.page)}`,
  help_answer_withdrawn: ({ detail }) =>
    `withdrew an answer of the help chat that led to ${text(detail.page)}`,
  settings_changed: ({ detail }) => `changed the settings: ${topic(detail.topic)}`,
}

export function auditSentence(act: AuditedAct): string {
  return isAuditAction(act.action) ? sentences[act.action](act) : act.action.replaceAll('_', ' ')
}

/** An account that is gone leaves no name; what nobody did, the site did by itself, or somebody at the server's command line. */
export function auditActor({
  action,
  actor,
  detail,
}: Pick<AuditedAct, 'action' | 'detail'> & { readonly actor: string | null }): string {
  if (actor !== null) return actor
  if (detail.terminal === true) return auditWords.terminal
  return action === 'retention' ? timelineWords.server : inboxWords.formerly
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function inquiries(count: unknown): string {
  return count === 1 ? '1 inquiry' : `${Number(count) || 0} inquiries`
}

function sumOf(counts: Readonly<Record<string, unknown>>): number {
  return Object.values(counts).reduce<number>((sum, count) => sum + (Number(count) || 0), 0)
}

function name(person: string | null): string {
  return person ?? inboxWords.formerly.toLowerCase()
}

function role(value: unknown): string {
  const known = text(value)
  return isStaff(known) ? shellWords.roles[known].toLowerCase() : known
}

function topic(value: unknown): string {
  const known = Object.entries(settingsWords).find(([id]) => id === value)?.[1]
  return typeof known === 'string' ? known : text(value)
}

function filters({ format: _, ...filter }: Readonly<Record<string, unknown>>): string {
  return Object.entries(filter)
    .flatMap(([key, value]) => (typeof value === 'string' ? [`${key}: ${value}`] : []))
    .join(', ')
}
