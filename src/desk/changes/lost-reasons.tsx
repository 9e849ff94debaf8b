import { useEffect, useRef } from 'react'
import { lostReasonWords } from '../../content/desk/changes.ts'
import { inquiryWords as words } from '../../content/desk/inquiry.ts'
import { type LostReason, lostReasons } from '../../domain/desk/inquiry-state.ts'
import { Button } from '../../ui/control/button.tsx'
import styles from './lost-reasons.module.css'

/** Asks why, where an inquiry or several are about to be lost. */
export function LostReasons({
  onReason,
  onCancel,
}: {
  onReason: (reason: LostReason) => void
  onCancel: () => void
}) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <fieldset className={styles.reasons}>
      <legend className={styles.legend}>{words.lostReason}</legend>
      {lostReasons.map((reason, index) => (
        <Button
          key={reason}
          variant="quiet"
          ref={index === 0 ? first : undefined}
          onClick={() => onReason(reason)}
        >
          {lostReasonWords[reason]}
        </Button>
      ))}
      <Button variant="plain" onClick={onCancel}>
        {words.cancel}
      </Button>
    </fieldset>
  )
}
