import { type ComponentType, useRef, useState } from 'react'
import { contactButtonText as text } from '../../../content/contact-button.ts'
import { Icon } from '../../ui/icon.tsx'
import styles from './contact-button.module.css'
import type { ContactCardProps } from './contact-card.tsx'

const loadCard = async () => (await import('./contact-card.tsx')).ContactCard

/** Floats at the bottom right of every page. What it opens is loaded at the first sign of interest. */
export function ContactButton() {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [Card, setCard] = useState<ComponentType<ContactCardProps> | null>(null)

  function prepare() {
    if (Card) return
    loadCard().then(
      (loaded) => setCard(() => loaded),
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
        data-wake
        aria-label={open ? text.close : text.open}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          prepare()
          setOpen(!open)
        }}
      >
        <Icon name={open ? 'close' : 'chat'} />
      </button>
      {Card ? <Card open={open} onOpenChange={setOpen} returnFocus={button} /> : null}
    </>
  )
}
