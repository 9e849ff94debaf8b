import { type FormEvent, type MouseEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { greeting, quickQuestions } from '../../../content/chat/chat.ts'
import { chatWords, chatPanelText as text } from '../../../content/help/chat-words.ts'
import { greetingOf, languageOf, messagesOfTurn } from '../../../domain/chat/conversation.ts'
import * as limits from '../../../domain/limits.ts'
import { Button } from '../../../ui/control/button.tsx'
import { IconButton } from '../../../ui/control/icon-button.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { useFacts } from '../../platform/facts-context.ts'
import { AnswerTools } from './answer-tools.tsx'
import styles from './chat-panel.module.css'
import { Message } from './message.tsx'
import { NoConnection } from './no-connection.tsx'
import { createPageChat, followPage } from './page-chat.ts'

export type ChatPanelProps = {
  /** Called when the visitor follows a link out of the chat. */
  onLeave: () => void
}

export function ChatPanel({ onLeave }: ChatPanelProps) {
  const facts = useFacts()
  const [store] = useState(() => createPageChat(facts))
  const { conversation, state } = useSyncExternalStore(store.subscribe, store.get)
  const [typed, setTyped] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const language = languageOf(conversation) ?? 'en'
  const fresh = conversation.turns.length === 0

  useEffect(() => followPage(store), [store])

  /** The log is reversed, so 0 is its end with the newest message. */
  const showEnd = () => log.current?.scrollTo({ top: 0 })

  function send(event: FormEvent) {
    event.preventDefault()
    input.current?.focus()
    if (!store.send(typed)) return
    setTyped('')
    showEnd()
  }

  function ask(question: string, { nativeEvent }: MouseEvent) {
    // On a touch screen, focus in the field would bring up the keyboard, which covers the answer.
    const touched = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch'
    const next = touched ? log.current : input.current
    next?.focus({ preventScroll: touched })
    store.send(question)
    showEnd()
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
            <Message message={greetingOf(conversation, greeting)} lang="en" onLeave={onLeave} />
            {conversation.turns.flatMap((turn) =>
              messagesOfTurn(turn).map((message) => (
                <Message
                  key={message.id}
                  message={message}
                  lang={message.isBot ? turn.answer?.reply.language : undefined}
                  onLeave={onLeave}
                >
                  {message.isBot ? <AnswerTools turn={turn} store={store} onLeave={onLeave} /> : null}
                </Message>
              )),
            )}
          </ol>
          {state === 'answering' ? <Meter /> : null}
          {state === 'unanswered' ? (
            <NoConnection
              words={chatWords[language].unanswered}
              lang={language}
              onRetry={() => {
                input.current?.focus()
                store.resume()
              }}
            />
          ) : null}
          {fresh ? (
            <ul className={styles.questions} aria-label={text.quickQuestions}>
              {quickQuestions.map((question) => (
                <li key={question}>
                  <Button variant="quiet" size="small" onClick={(event) => ask(question, event)}>
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
          hint={
            <>
              {text.hint} <span lang="es">{text.hintInSpanish}</span>
            </>
          }
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
