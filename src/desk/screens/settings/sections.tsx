import { type ComponentType, lazy } from 'react'
import { settingsWords } from '../../../content/desk/settings.ts'
import type { Operation } from '../../../domain/desk/roles.ts'

export type SettingsSection = {
  /** The last part of its address. */
  readonly id: string
  readonly title: string
  /** Only those who may do this see the section. */
  readonly needs: Operation
  readonly Content: ComponentType
}

/** The sections in the order of the navigation. Each loads when it is opened. */
export const settingsSections: readonly SettingsSection[] = [
  {
    id: 'people',
    title: settingsWords.people,
    needs: 'listPeople',
    Content: lazy(async () => ({ default: (await import('./people/people-section.tsx')).PeopleSection })),
  },
  {
    id: 'hours',
    title: settingsWords.hours,
    needs: 'readSettings',
    Content: lazy(async () => ({ default: (await import('./hours/hours-section.tsx')).HoursSection })),
  },
  {
    id: 'replies',
    title: settingsWords.replies,
    needs: 'sendReply',
    Content: lazy(async () => ({
      default: (await import('./replies/saved-replies-section.tsx')).SavedRepliesSection,
    })),
  },
  {
    id: 'signature',
    title: settingsWords.signature,
    needs: 'sendReply',
    Content: lazy(async () => ({
      default: (await import('./replies/signature-section.tsx')).SignatureSection,
    })),
  },
  {
    id: 'notifications',
    title: settingsWords.notifications,
    needs: 'listInquiries',
    Content: lazy(async () => ({
      default: (await import('./notifications/notifications-section.tsx')).NotificationsSection,
    })),
  },
  {
    id: 'webhook',
    title: settingsWords.webhook,
    needs: 'readSettings',
    Content: lazy(async () => ({ default: (await import('./webhook/webhook-section.tsx')).WebhookSection })),
  },
  {
    id: 'retention',
    title: settingsWords.retention,
    needs: 'readSettings',
    Content: lazy(async () => ({
      default: (await import('./retention/retention-section.tsx')).RetentionSection,
    })),
  },
  {
    id: 'log',
    title: settingsWords.audit,
    needs: 'readAudit',
    Content: lazy(async () => ({ default: (await import('./log/log-section.tsx')).LogSection })),
  },
]
