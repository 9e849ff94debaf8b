import { shellWords } from '../../content/desk/desk.ts'
import { Notice } from '../../ui/text/notice.tsx'
import { keepPlace, signInHref } from '../session/desk-session.ts'
import { sessionEnded } from '../session/session-ended.ts'
import { useCell } from '../state/cell.ts'
import styles from './troubles.module.css'
import { useOnline } from './use-online.ts'

/** At the lower edge of every screen, so that nothing moves under a finger: why it may be out of date or cannot be changed. */
export function Troubles() {
  const online = useOnline()
  const ended = useCell(sessionEnded)
  const { offline, ended: words } = shellWords
  if (online && !ended) return null
  return (
    <div className={styles.troubles}>
      {online ? null : (
        <Notice tone="warning" live title={offline.title}>
          <p>{offline.text}</p>
        </Notice>
      )}
      {ended ? (
        <Notice
          tone="error"
          live
          title={words.title}
          action={
            <a href={signInHref} onClick={keepPlace}>
              {words.action}
            </a>
          }
        >
          <p>{words.text}</p>
        </Notice>
      ) : null}
    </div>
  )
}
