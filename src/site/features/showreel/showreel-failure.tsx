import { useEffect, useRef } from 'react'
import { showreelText } from '../../../content/showreel/showreel.ts'
import { ButtonLink } from '../../../ui/control/button.tsx'
import styles from './showreel-dialog.module.css'

const words = showreelText.failure

/** A film leader without a picture, and another link to the film. */
export function ShowreelFailure({ href }: { href: string }) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // The film may have had focus, and it has been removed.
    if (document.activeElement === document.body) link.current?.focus()
  }, [])

  return (
    <div className={styles.failure} role="alert">
      <svg className={styles.leader} viewBox="0 0 320 180" aria-hidden="true">
        <path d="M160 0V180M0 90H320" />
        <circle cx="160" cy="90" r="62" />
        <circle cx="160" cy="90" r="76" />
      </svg>
      <p className={styles.failureTitle}>{words.title}</p>
      <p className={styles.note}>{words.text}</p>
      <ButtonLink ref={link} href={href} target="_blank" rel="noopener" icon="external">
        {words.open}
      </ButtonLink>
    </div>
  )
}
