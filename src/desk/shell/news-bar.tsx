import { useQueryClient } from '@tanstack/react-query'
import { inboxWords } from '../../content/desk/inbox.ts'
import { useCell } from '../state/cell.ts'
import { news, showNews } from './news.ts'
import styles from './news-bar.module.css'

/** Says that something arrived and waits: a list never moves under a finger. */
export function NewsBar({ onShow }: { onShow?: () => void }) {
  const queries = useQueryClient()
  const { arrived, outdated } = useCell(news)
  const text = arrived.size > 0 ? inboxWords.arrived(arrived.size) : outdated ? inboxWords.outdated : null
  return (
    <div role="status">
      {text === null ? null : (
        <button
          type="button"
          className={styles.news}
          data-live={arrived.size > 0 || undefined}
          onClick={() => void showNews(queries).then(onShow)}
        >
          <span>{text}</span>
          <span className={styles.show}>{arrived.size > 0 ? inboxWords.show : inboxWords.refresh}</span>
        </button>
      )}
    </div>
  )
}
