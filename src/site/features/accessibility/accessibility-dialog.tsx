import { type ReactNode, useId, useState } from 'react'
import { accessibilityText as text } from '../../../content/shell/accessibility-panel.ts'
import { Button } from '../../../ui/control/button.tsx'
import { SliderField } from '../../../ui/form/slider-field.tsx'
import { SwitchField } from '../../../ui/form/switch-field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { OpenableProps } from '../../../ui/overlay/use-dialog.tsx'
import { fontSize } from '../../../ui/settings/settings.ts'
import { settingsStore, useAccessibilitySettings } from '../../../ui/settings/settings-store.ts'
import { Badge } from '../../../ui/text/badge.tsx'
import styles from './accessibility-dialog.module.css'

/** Every change applies to the page at once, so there is no save button. */
export function AccessibilityDialog({ open, onOpenChange }: OpenableProps) {
  const settings = useAccessibilitySettings()
  const [status, setStatus] = useState('')
  const { update, reset } = settingsStore()
  const changeFontSize = (event: { currentTarget: HTMLInputElement }) =>
    update({ fontSizePercent: event.currentTarget.valueAsNumber })

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      className={styles.dialog}
      title={text.title}
      slate={<Badge>{text.badge}</Badge>}
      closeLabel={text.close}
      footer={
        <div className={styles.actions}>
          <Button
            variant="quiet"
            onClick={() => {
              reset()
              setStatus(text.resetDone)
            }}
          >
            {text.resetAll}
          </Button>
          <Button onClick={() => onOpenChange(false)}>{text.close}</Button>
        </div>
      }
    >
      <div className={styles.sections} onChange={() => setStatus('')}>
        <Section title={text.visual.title}>
          <SliderField
            name="font-size"
            label={text.visual.fontSize}
            min={fontSize.min}
            max={fontSize.max}
            step={fontSize.step}
            value={settings.fontSizePercent}
            format={text.visual.fontSizeValue}
            onChange={changeFontSize}
          />
          <SwitchField
            name="dark-mode"
            label={text.visual.darkMode}
            checked={settings.darkMode}
            onChange={(event) => update({ darkMode: event.currentTarget.checked })}
          />
          <SwitchField
            name="high-contrast"
            label={text.visual.highContrast}
            checked={settings.contrast === 'high'}
            onChange={(event) => update({ contrast: event.currentTarget.checked ? 'high' : 'normal' })}
          />
        </Section>
        <Section title={text.motion.title}>
          <SwitchField
            name="reduce-motion"
            label={text.motion.reduceMotion}
            hint={text.motion.reduceMotionHint}
            checked={settings.reduceMotion}
            onChange={(event) => update({ reduceMotion: event.currentTarget.checked })}
          />
        </Section>
        <Section title={text.audio.title}>
          <SwitchField
            name="ui-sounds"
            label={text.audio.uiSounds}
            checked={settings.uiSounds}
            onChange={(event) => update({ uiSounds: event.currentTarget.checked })}
          />
        </Section>
      </div>
      <p className={styles.note}>
        {text.note} <a href={text.statement.href}>{text.statement.label}</a>
      </p>
      <p className="visually-hidden" role="status">
        {status}
      </p>
    </Dialog>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={`slate ${styles.title}`}>
        {title}
      </h3>
      {children}
    </section>
  )
}
