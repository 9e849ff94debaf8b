/** Every action that the log records, with the kind that the log can be narrowed to. */
export const auditActions = {
  signed_in: 'sign-ins',
  first_owner: 'people',
  invited: 'people',
  invitation_withdrawn: 'people',
  invitation_accepted: 'people',
  role_changed: 'people',
  factor_reset: 'people',
  staff_removed: 'people',
  session_ended: 'people',
  export: 'data',
  person_exported: 'data',
  person_erased: 'data',
  retention: 'data',
  settings_changed: 'settings',
  webhook_secret_shown: 'settings',
  saved_reply_added: 'settings',
  saved_reply_changed: 'settings',
  saved_reply_deleted: 'settings',
  help_answer_published: 'publishing',
  help_answer_withdrawn: 'publishing',
} as const

export type AuditAction = keyof typeof auditActions
export type AuditKind = (typeof auditActions)[AuditAction]

export const auditKinds = [
  'sign-ins',
  'people',
  'data',
  'settings',
  'publishing',
] as const satisfies readonly AuditKind[]

export function isAuditAction(action: string): action is AuditAction {
  return Object.hasOwn(auditActions, action)
}

export function actionsOfKind(kind: AuditKind): readonly string[] {
  return Object.entries(auditActions).flatMap(([action, each]) => (each === kind ? [action] : []))
}
