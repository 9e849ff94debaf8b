import { stateName } from '../../../content/desk/changes.ts'
import { channelWords } from '../../../content/desk/deliveries.ts'
import { timelineWords as words } from '../../../content/desk/inquiry.ts'
import { splitMentions } from '../../../domain/desk/mentions.ts'
import type { Reply, TimelineEntry } from '../../calls/desk-calls.ts'
import { fullTime, shortTime } from '../../list/times.ts'
import { usePeople } from '../../shell/me-context.ts'
import { useNow } from '../../shell/use-now.ts'
import { reasonName } from './decisions.tsx'
import { SentFiles } from './letter/sent-files.tsx'
import { readEntry } from './read-entry.ts'
import styles from './timeline.module.css'

type TimelineProps = { reference: string; entries: readonly TimelineEntry[]; replies: readonly Reply[] }

/** The inquiry's history from its arrival on. Entries are only added. */
export function Timeline({ reference, entries, replies }: TimelineProps) {
  const now = useNow()
  const { nameOf } = usePeople()
  return (
    <ol className={styles.timeline}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.entry} data-kind={entry.kind}>
          <time className={`slate ${styles.time}`} dateTime={entry.at} title={fullTime(entry.at)}>
            {shortTime(entry.at, now)}
          </time>
          <div className={styles.what}>
            <What reference={reference} entry={entry} replies={replies} />
            <p className={styles.who}>{entry.actorId === null ? words.server : nameOf(entry.actorId)}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

type WhatProps = { reference: string; entry: TimelineEntry; replies: readonly Reply[] }

function What({ reference, entry, replies }: WhatProps) {
  const { people, nameOf } = usePeople()
  const read = readEntry(entry)
  switch (read.kind) {
    case 'note':
      return (
        <p className={styles.note}>
          {splitMentions(read.text, people).map(({ text, person }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity beside their place
            person ? <strong key={index}>{text}</strong> : text,
          )}
        </p>
      )
    case 'status':
      return (
        <>
          <p className={styles.title}>{words.status(stateName(read.from), stateName(read.to))}</p>
          {read.lostReason ? <p>{words.because(reasonName(read.lostReason))}</p> : null}
        </>
      )
    case 'assigned': {
      const taken = read.to !== null && read.to === entry.actorId
      return (
        <p className={styles.title}>
          {read.to === null ? words.freed : taken ? words.taken : words.given(nameOf(read.to))}
        </p>
      )
    }
    case 'reply': {
      const sent = replies.find(({ id }) => id === read.replyId)
      return (
        <>
          <p className={styles.title}>{words.reply(read.subject)}</p>
          {sent ? <p className={styles.note}>{sent.text}</p> : null}
          {sent ? <SentFiles reference={reference} files={sent.attachments} /> : null}
          {sent ? <p>{replyState(sent)}</p> : null}
        </>
      )
    }
    case 'sent_again':
      return <p className={styles.title}>{words.sentAgain(channelWords[read.channel])}</p>
    case 'other':
      return <p className={styles.title}>{words.other(read.name)}</p>
    default:
      return <p className={styles.title}>{words[read.kind]}</p>
  }
}

/** How the mail fares, in words; the mail server's own answer follows if it refused. */
function replyState({ state, trouble }: Reply): string {
  const known = Object.entries(words.replyStates).find(([name]) => name === state)
  return [known?.[1] ?? state, trouble].filter(Boolean).join(' ')
}
