import { useRef, useState } from 'react'
import { contactButtonText as text } from '../../../content/shell/contact-button.ts'
import { useOnInterest } from '../../../ui/control/use-on-interest.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import styles from './contact-button.module.css'

const loadCard = async () => (await import('./contact-card.tsx')).ContactCard

/** Floats at the bottom right of every page. Its card is loaded when the pointer or focus reaches it. */
export function ContactButton() {
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const { Loaded: Card, prepare, interest } = useOnInterest(loadCard)

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-floats
        aria-label={open ? text.close : text.open}
        aria-haspopup="dialog"
        aria-expanded={open}
        {...interest}
        onClick={() => {
          setOpen(!open)
          // Probably offline; the next click tries again.
          prepare().catch(() => setOpen(false))
        }}
      >
        <Icon name={open ? 'close' : 'chat'} />
      </button>
      {Card ? <Card open={open} onOpenChange={setOpen} returnFocus={button} /> : null}
    </>
  )
}
