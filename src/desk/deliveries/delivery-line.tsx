import { Link } from '@tanstack/react-router'
import { channelWords, deliveryStateWords, deliveryWords as words } from '../../content/desk/deliveries.ts'
import { inboxWords } from '../../content/desk/inbox.ts'
import { Button } from '../../ui/control/button.tsx'
import type { Delivery, ListedDelivery } from '../calls/desk-calls.ts'
import { fullTime, shortTime } from '../list/times.ts'
import { useNow } from '../shell/use-now.ts'
import { Attempts } from './attempts.tsx'
import styles from './delivery-line.module.css'
import { useReplay } from './use-replay.ts'

type DeliveryLineProps = {
  delivery: Delivery
  /** Names the inquiry where the line stands apart from it. */
  inquiry?: ListedDelivery['inquiry'] | undefined
}

/** One mail or webhook: how it fares, what the other side said, when it is tried next, and once more by hand. */
export function DeliveryLine({ delivery, inquiry }: DeliveryLineProps) {
  const now = useNow()
  const { able, replay, pending } = useReplay([delivery])
  const { channel, state, attempts, answer, nextTryAt } = delivery
  const at = (state === 'sent' ? delivery.finishedAt : null) ?? delivery.createdAt
  const inTrouble = state === 'delayed' || state === 'failed'
  const facts = [
    ...(attempts > 1 || inTrouble ? [words.tried(attempts)] : []),
    ...(nextTryAt !== null && attempts > 0 ? [words.nextTry(Date.parse(nextTryAt) - now)] : []),
  ]
  const name = inquiry ? inquiry.name || inquiry.email || inboxWords.nameless : ''
  return (
    <li className={styles.line} data-delivery={channel}>
      <div className={styles.head}>
        <p className={styles.what}>
          {inquiry ? (
            <Link
              to="/inquiries/$reference"
              params={{ reference: inquiry.reference }}
              className={styles.inquiry}
              data-line={delivery.id}
            >
              <span className={styles.name}>{name}</span>{' '}
              <span className={`slate ${styles.small}`}>{inquiry.reference}</span>
            </Link>
          ) : (
            <span className={styles.name}>{channelWords[channel]}</span>
          )}
        </p>
        <time className={`slate ${styles.small}`} dateTime={at} title={fullTime(at)}>
          {shortTime(at, now)}
        </time>
      </div>
      <div className={styles.body}>
        <div className={styles.told}>
          <p className={styles.facts}>
            {inquiry ? <span>{channelWords[channel]}</span> : null}
            <span className={styles.state} data-state={state}>
              {deliveryStateWords[state]}
            </span>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
          {answer ? <p className={styles.answer}>{answer}</p> : null}
        </div>
        {able > 0 ? (
          <Button
            variant="quiet"
            pending={pending}
            pendingLabel={words.sendingAgain}
            aria-label={inquiry ? words.againFor(channelWords[channel], name) : undefined}
            onClick={() => void replay()}
          >
            {state === 'withheld' ? words.anyway : words.again}
          </Button>
        ) : null}
      </div>
      {attempts > 1 ? <Attempts delivery={delivery} /> : null}
    </li>
  )
}
