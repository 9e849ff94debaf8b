import { Link } from '@tanstack/react-router'
import { shellWords } from '../../content/desk/desk.ts'
import { Button } from '../../ui/control/button.tsx'
import { EmptyState } from '../../ui/layout/empty-state.tsx'
import styles from './dead-ends.module.css'
import { useScreenTitle } from './tab-mark.tsx'

export function NothingHere() {
  const { slate, title, action } = shellWords.notFound
  useScreenTitle(slate)
  return (
    <div className={styles.place}>
      <EmptyState headingLevel={2} slate={slate} title={title} action={<Link to="/">{action}</Link>} />
    </div>
  )
}

export function Crashed() {
  const { slate, title, text, action } = shellWords.crashed
  return (
    <div className={styles.place}>
      <EmptyState
        headingLevel={2}
        slate={slate}
        title={title}
        action={<Button onClick={() => location.reload()}>{action}</Button>}
      >
        <p>{text}</p>
      </EmptyState>
    </div>
  )
}
