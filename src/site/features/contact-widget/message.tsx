import type { ReactNode } from 'react'
import { chatPanelText as text } from '../../../content/help/chat-words.ts'
import type { ChatMessage } from '../../../domain/chat/conversation.ts'
import type { HelpLanguage } from '../../../domain/help/help.ts'
import { ButtonLink } from '../../../ui/control/button.tsx'
import { useFacts } from '../../platform/facts-context.ts'
import { followLink } from './follow-link.ts'
import styles from './message.module.css'

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

type MessageProps = {
  message: ChatMessage
  /** Known for answers only. */
  lang: HelpLanguage | undefined
  onLeave: () => void
  /** Follows the links. */
  children?: ReactNode
}

export function Message({ message, lang, onLeave, children }: MessageProps) {
  const { company } = useFacts()
  const { text: words, isBot, timestamp, links = [] } = message
  const time = new Date(timestamp)
  return (
    <li className={styles.message} data-from={isBot ? 'company' : 'visitor'} lang={lang}>
      <p className={`slate ${styles.sender}`}>
        {isBot ? company.name : text.visitor} <time dateTime={time.toISOString()}>{clock.format(time)}</time>
      </p>
      <p className={styles.words}>{words}</p>
      {links.length > 0 ? (
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={`${link.text} ${link.url}`}>
              <ButtonLink
                href={link.url}
                variant="quiet"
                size="small"
                onClick={(event) => followLink(event, onLeave)}
              >
                {link.text}
              </ButtonLink>
            </li>
          ))}
        </ul>
      ) : null}
      {children}
    </li>
  )
}
