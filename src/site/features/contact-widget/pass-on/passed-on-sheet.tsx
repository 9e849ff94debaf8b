import { type Ref, useId } from 'react'
import { chatWords } from '../../../../content/help/chat-words.ts'
import type { PassedOn } from '../../../../domain/chat/conversation.ts'
import type { HelpLanguage } from '../../../../domain/help/help.ts'
import { pagePaths } from '../../../../routes.ts'
import { Timecode } from '../../../../ui/text/timecode.tsx'
import { useFacts } from '../../../platform/facts-context.ts'
import { followLink } from '../follow-link.ts'
import { sayReplyTime } from '../say-reply-time.ts'
import styles from './passed-on-sheet.module.css'

type PassedOnSheetProps = {
  passedOn: PassedOn
  language: HelpLanguage
  onLeave: () => void
  titleRef: Ref<HTMLParagraphElement>
}

/** The slip of a question that was passed on: its reference, and when a person answers. */
export function PassedOnSheet({ passedOn, language, onLeave, titleRef }: PassedOnSheetProps) {
  const id = useId()
  const { timeZone } = useFacts()
  const words = chatWords[language].passedOn
  const { reference, replyBy, name, email, phone, message } = passedOn
  const rows = [
    { label: words.reference, value: <Timecode>{reference}</Timecode> },
    ...(replyBy ? [{ label: words.reply, value: sayReplyTime(language, new Date(replyBy), timeZone) }] : []),
    { label: words.question, value: <span className={styles.message}>{message}</span> },
    { label: words.from, value: [name, email, phone].filter((text) => text !== '').join(', ') },
  ]
  return (
    <section className={styles.sheet} aria-labelledby={id}>
      <p ref={titleRef} id={id} tabIndex={-1} className={styles.title}>
        {words.title}
      </p>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt className={`slate ${styles.term}`}>{label}</dt>
            <dd className={styles.fact}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {words.mailed}{' '}
        <a href={pagePaths.inquiry} onClick={(event) => followLink(event, onLeave)}>
          {words.status}
        </a>
      </p>
    </section>
  )
}
