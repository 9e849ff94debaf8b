import { type ComponentType, useRef, useState } from 'react'
import { openAccessibilityLabel } from '../../../content/shell.ts'
import { Icon } from '../../ui/icon.tsx'
import type { AccessibilityDialogProps } from './accessibility-dialog.tsx'
import styles from './accessibility-panel.module.css'

const loadDialog = async () => (await import('./accessibility-dialog.tsx')).AccessibilityDialog

/** Stands in the header's band at the top right. What it opens is loaded at the first sign of interest. */
export function AccessibilityButton() {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<AccessibilityDialogProps> | null>(null)

  function prepare() {
    if (Dialog) return
    loadDialog().then(
      (loaded) => setDialog(() => loaded),
      // Offline: the next click tries again.
      () => setOpen(false),
    )
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-tone="stage"
        data-wake
        aria-label={openAccessibilityLabel}
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          prepare()
          setOpen(true)
        }}
      >
        <Icon name="accessibility" />
      </button>
      {Dialog ? <Dialog open={open} onOpenChange={setOpen} returnFocus={button} /> : null}
    </>
  )
}
