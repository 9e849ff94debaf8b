import { type FormEvent, useRef, useState } from 'react'
import { cannedReply, contactCardText, greeting, quickQuestions } from '../../../content/chat/chat.ts'
import { type ChatMessage, type Conversation, messagesOf } from '../../../domain/chat/conversation.ts'
import * as limits from '../../../domain/limits.ts'
import { Button, ButtonLink } from '../../../ui/control/button.tsx'
import { IconButton } from '../../../ui/control/icon-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useFacts } from '../../platform/facts-context.ts'
import styles from './chat-panel.module.css'
import { followLink } from './follow-link.ts'

const text = contactCardText.chat
const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

type ChatPanelProps = {
  conversation: Conversation
  /** Returns false if there was nothing to send. */
  onSend: (text: string) => boolean
  /** Called when the visitor follows a link out of the chat. */
  onLeave: () => void
}

export function ChatPanel({ conversation, onSend, onLeave }: ChatPanelProps) {
  const { company } = useFacts()
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const messages = messagesOf(conversation, {
    greeting,
    reply: (category) => cannedReply(category, company),
  })
  const fresh = messages.length <= 1
  const answering = conversation.turns.some((turn) => !turn.answered)

  function send(event: FormEvent) {
    event.preventDefault()
    input.current?.focus()
    if (!onSend(typed)) return
    setTyped('')
    // The log is reversed, so 0 is its end with the newest message.
    log.current?.scrollTo({ top: 0 })
  }

  return (
    <div className={styles.chat}>
      <div
        ref={log}
        className={styles.log}
        data-fresh={fresh || undefined}
        {...{ role: 'log', 'aria-live': 'polite', 'aria-label': text.log, tabIndex: 0 }}
      >
        <div>
          <ol className={styles.messages}>
            {messages.map((message) => (
              <Message
                key={message.id}
                message={message}
                sender={message.isBot ? company.name : text.visitor}
                onLeave={onLeave}
              />
            ))}
          </ol>
          {answering ? <Meter /> : null}
          {fresh ? (
            <ul className={styles.questions} aria-label={text.quickQuestions}>
              {quickQuestions.map((question) => (
                <li key={question}>
                  <Button
                    variant="quiet"
                    size="small"
                    onClick={() => {
                      setTyped(question)
                      input.current?.focus()
                    }}
                  >
                    {question}
                  </Button>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      </div>
      <form className={styles.composer} noValidate onSubmit={send}>
        <TextField
          ref={input}
          name="chat-message"
          label={text.input}
          hint={text.hint}
          value={typed}
          maxLength={limits.chat.messageMax}
          autoComplete="off"
          enterKeyHint="send"
          onChange={(event) => setTyped(event.currentTarget.value)}
          end={<IconButton type="submit" icon="arrow-up" label={text.send} className={styles.send} />}
        />
      </form>
    </div>
  )
}

type MessageProps = { message: ChatMessage; sender: string; onLeave: () => void }

function Message({ message, sender, onLeave }: MessageProps) {
  const { text: words, isBot, timestamp, links = [] } = message
  const time = new Date(timestamp)
  return (
    <li className={styles.message} data-from={isBot ? 'company' : 'visitor'}>
      <p className={`slate ${styles.sender}`}>
        {sender} <time dateTime={time.toISOString()}>{clock.format(time)}</time>
      </p>
      <p className={styles.words}>{words}</p>
      {links.length > 0 ? (
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.text}>
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
    </li>
  )
}

/** Shows that an answer is coming. Visual only: screen readers hear the answer itself. */
function Meter() {
  return (
    <div className={styles.meter} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
      <i />
    </div>
  )
}
