import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { phoneHref } from '../../../../content/company/company.ts'
import { chatPanelText, chatWords } from '../../../../content/help/chat-words.ts'
import { type Answer, type PassedOn, type Turn, transcriptOf } from '../../../../domain/chat/conversation.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { useOnInterest } from '../../../../ui/control/use-on-interest.ts'
import { useFacts } from '../../../platform/facts-context.ts'
import type { ChatStore } from '../chat-store.ts'
import { withConnection } from '../with-connection.ts'
import styles from './pass-on.module.css'
import { PassedOnSheet } from './passed-on-sheet.tsx'

const loadForm = async () => (await withConnection(() => import('./pass-on-form.tsx'))).PassOnForm

type PassOnProps = { turn: Turn; answer: Answer; store: ChatStore; onLeave: () => void }

/** Offers to pass a question on to a person, then shows the form, then what was sent. */
export function PassOn({ turn, answer, store, onLeave }: PassOnProps) {
  const { company } = useFacts()
  const title = useRef<HTMLParagraphElement>(null)
  const offer = useRef<HTMLButtonElement>(null)
  const [state, setState] = useState<'offered' | 'opening' | 'failed' | 'open'>('offered')
  const { Loaded: Form, prepare } = useOnInterest(loadForm)
  const { reply, passedOn } = answer
  const words = chatWords[reply.language].passOn

  function open(): void {
    setState('opening')
    prepare().then(
      () => setState('open'),
      () => setState('failed'),
    )
  }

  function cancel(): void {
    flushSync(() => setState('offered'))
    offer.current?.focus()
  }

  function keep(sent: PassedOn): void {
    store.keepPassedOn(turn.number, sent)
  }

  useEffect(() => {
    if (!passedOn || state !== 'open') return
    // The form has gone with the focus in it, which is now around it, unless the visitor was elsewhere.
    if (document.activeElement?.contains(title.current)) title.current?.focus()
  }, [passedOn, state])

  if (passedOn) {
    return <PassedOnSheet titleRef={title} passedOn={passedOn} language={reply.language} onLeave={onLeave} />
  }
  if (state === 'open' && Form) {
    const { conversation } = store.get()
    return (
      <Form
        said={turn.said}
        askedAt={turn.at}
        reply={reply}
        earlier={conversation.turns.findLast(({ answer }) => answer?.passedOn)?.answer?.passedOn ?? null}
        transcript={transcriptOf(conversation, turn.number, {
          visitor: chatPanelText.visitor,
          company: company.name,
        })}
        onPassedOn={keep}
        onCancel={cancel}
      />
    )
  }
  return (
    <div className={styles.offer}>
      <Button
        ref={offer}
        size="small"
        icon="arrow-right"
        pending={state === 'opening'}
        pendingLabel={words.opening}
        onClick={open}
      >
        {words.offer}
      </Button>
      {state === 'failed' ? (
        <p className={styles.failed}>
          {words.unavailable} <a href={phoneHref(company)}>{company.phone}</a>
        </p>
      ) : null}
    </div>
  )
}
