import { useQueryClient } from '@tanstack/react-query'
import { inboxWords } from '../../content/desk/inbox.ts'
import { useCell } from '../state/cell.ts'
import { news, showNews } from './news.ts'
import styles from './news-bar.module.css'

type NewsBarProps = {
  /** Held ones are shown, so their arrivals are told here, and nowhere else. */
  held?: boolean
  onShow?: () => void
}

/** Says that something arrived and waits: a list never moves under a finger. */
export function NewsBar({ held = false, onShow }: NewsBarProps) {
  const queries = useQueryClient()
  const { outdated, ...lists } = useCell(news)
  const count = (held ? lists.held : lists.arrived).size
  const arrived = held ? inboxWords.arrivedHeld : inboxWords.arrived
  const text = count > 0 ? arrived(count) : outdated ? inboxWords.outdated : null
  return (
    <div role="status">
      {text === null ? null : (
        <button
          type="button"
          className={styles.news}
          data-live={count > 0 || undefined}
          onClick={() => void showNews(queries).then(onShow)}
        >
          <span>{text}</span>
          <span className={styles.show}>{count > 0 ? inboxWords.show : inboxWords.refresh}</span>
        </button>
      )}
    </div>
  )
}
