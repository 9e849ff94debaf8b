import { expect, test } from 'vitest'
import { auditActor, auditSentence } from './audit.ts'

test('an entry is a sentence in the words of the desk', () => {
  const act = (action: string, detail = {}, person: string | null = null) =>
    auditSentence({ action, detail, person })
  expect(act('role_changed', { from: 'viewer', to: 'owner' }, 'Grace')).toBe(
    'changed the role of Grace from viewer to owner',
  )
  expect(act('session_ended')).toBe('ended a session of somebody who left')
  expect(act('settings_changed', { topic: 'webhook' })).toBe('changed the settings: Webhook')
  expect(act('saved_reply_changed', { title: 'Thanks' })).toBe('changed the saved reply “Thanks”')
  expect(act('export', { format: 'csv', view: 'won', search: 'crane' })).toBe(
    'exported inquiries as CSV (view: won, search: crane)',
  )
  expect(act('of_a_later_version', { to: 1 })).toBe('of a later version')
})

test('an entry without a person is the site’s own, or of somebody who left', () => {
  const detail = {}
  expect(auditActor({ action: 'retention', actor: null, detail })).toBe('The site')
  expect(auditActor({ action: 'export', actor: null, detail })).toBe('Somebody who left')
  expect(auditActor({ action: 'export', actor: 'Ada', detail })).toBe('Ada')
  expect(auditActor({ action: 'invited', actor: null, detail: { terminal: true } })).toBe('The command line')
})
