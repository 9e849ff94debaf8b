import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { IconButton } from '../control/icon-button.tsx'
import corners from '../layout/corners.module.css'
import styles from './dialog.module.css'
import { lockScroll } from './scroll-lock.ts'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  closeLabel: string
  /** Read aloud with the title when the dialog opens. */
  description?: ReactNode
  /** A line in slate type above the title. */
  slate?: ReactNode
  size?: 'narrow' | 'regular' | 'wide' | undefined
  tone?: 'paper' | 'stage' | undefined
  /** Stays in view below the scrolling content. */
  footer?: ReactNode
  /** Receives focus when the dialog closes; by default, the element that had it when the dialog opened. */
  returnFocus?: RefObject<HTMLElement | null> | undefined
  className?: string | undefined
  children: ReactNode
}

/** A native modal. Its content is rendered on the first opening and then kept, so typed text survives. */
export function Dialog({
  open,
  onOpenChange,
  title,
  closeLabel,
  description,
  slate,
  size = 'regular',
  tone = 'paper',
  footer,
  returnFocus,
  className,
  children,
}: DialogProps) {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)
  const titleRef = useRef<HTMLHeadingElement>(null)
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)

  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    const opener = document.activeElement
    if (!dialog.open) dialog.showModal()
    // Focus on the title has it read aloud. Focus on a field would bring up a phone's keyboard.
    titleRef.current?.focus({ preventScroll: true })
    const unlock = lockScroll()
    return () => {
      unlock()
      if (dialog.open) dialog.close()
      // Focus may already be elsewhere, for example after a page change.
      const { activeElement } = document
      const lost =
        activeElement === document.body || activeElement === opener || dialog.contains(activeElement)
      const back = returnFocus?.current ?? opener
      if (lost && back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true })
    }
  }, [open, returnFocus])

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || 'closedBy' in dialog) return
    return closeOnBackdrop(dialog)
  }, [])

  return (
    <dialog
      ref={ref}
      className={classNames(styles.dialog, corners.corners, className)}
      data-size={size}
      data-tone={tone === 'stage' ? 'stage' : undefined}
      aria-labelledby={opened ? `${id}-title` : undefined}
      aria-describedby={opened && description !== undefined ? `${id}-description` : undefined}
      closedby="any"
      onClose={(event) => {
        const dialog = event.currentTarget
        if (event.target === dialog && !dialog.open && open) onOpenChange(false)
      }}
    >
      {opened ? (
        <>
          <div className={styles.header}>
            <div className={styles.heading}>
              {slate ? <p className={`slate ${styles.slate}`}>{slate}</p> : null}
              <h2 ref={titleRef} id={`${id}-title`} tabIndex={-1} className={styles.title}>
                {title}
              </h2>
            </div>
            <IconButton
              icon="close"
              label={closeLabel}
              className={styles.close}
              onClick={() => onOpenChange(false)}
            />
          </div>
          <div className={styles.body}>
            {description === undefined ? null : (
              <p id={`${id}-description`} className={styles.description}>
                {description}
              </p>
            )}
            {children}
          </div>
          {footer ? <div className={styles.footer}>{footer}</div> : null}
        </>
      ) : null}
    </dialog>
  )
}

/** For browsers without `closedby`. A press that starts inside, such as a text selection, does not count. */
function closeOnBackdrop(dialog: HTMLDialogElement): () => void {
  const controller = new AbortController()
  let began = false
  const outside = (event: MouseEvent) => {
    const box = dialog.getBoundingClientRect()
    const { clientX: x, clientY: y } = event
    return event.target === dialog && (x < box.left || x > box.right || y < box.top || y > box.bottom)
  }
  const { signal } = controller
  dialog.addEventListener('pointerdown', (event) => (began = outside(event)), { signal })
  dialog.addEventListener('click', (event) => began && outside(event) && dialog.close(), { signal })
  return () => controller.abort()
}
