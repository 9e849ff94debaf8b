import { useRef, useState } from 'react'
import { openAccessibilityLabel } from '../../../content/shell.ts'
import { Icon } from '../../ui/icon.tsx'
import { useOnInterest } from '../../ui/use-on-interest.ts'
import styles from './accessibility-panel.module.css'

const loadDialog = async () => (await import('./accessibility-dialog.tsx')).AccessibilityDialog

/** Stands in the header's band at the top right. What it opens is loaded at the first sign of interest. */
export function AccessibilityButton() {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { Loaded: Dialog, prepare, interest } = useOnInterest(loadDialog)

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-tone="stage"
        aria-label={openAccessibilityLabel}
        aria-haspopup="dialog"
        {...interest}
        onClick={() => {
          setOpen(true)
          // Offline: the next click tries again.
          prepare().catch(() => setOpen(false))
        }}
      >
        <Icon name="accessibility" />
      </button>
      {Dialog ? <Dialog open={open} onOpenChange={setOpen} returnFocus={button} /> : null}
    </>
  )
}
