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
    id: 'hours',
    title: settingsWords.hours,
    needs: 'readSettings',
    Content: lazy(async () => ({ default: (await import('./hours/hours-section.tsx')).HoursSection })),
  },
  {
    id: 'webhook',
    title: settingsWords.webhook,
    needs: 'readSettings',
    Content: lazy(async () => ({ default: (await import('./webhook/webhook-section.tsx')).WebhookSection })),
  },
]
