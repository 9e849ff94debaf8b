import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { deliveryWords as words } from '../../../content/desk/deliveries.ts'
import { Button } from '../../../ui/control/button.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import type { ListedDelivery } from '../../calls/desk-calls.ts'
import { DeliveryLine } from '../../deliveries/delivery-line.tsx'
import { useReplay } from '../../deliveries/use-replay.ts'
import { useMovingFocus } from '../../list/use-moving-focus.ts'
import { undeliveredQuery } from '../../queries/delivery-queries.ts'
import { ScreenTitle } from '../../shell/screen-title.tsx'
import { useScreenTitle } from '../../shell/tab-mark.tsx'
import styles from './deliveries-screen.module.css'

/** Mails and webhooks that did not go out, and what the other side said. */
export function DeliveriesScreen() {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(undeliveredQuery)
  useMovingFocus()
  useScreenTitle(words.title)
  const rows = data?.pages.flatMap(({ deliveries }) => deliveries)
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <ScreenTitle title={words.title} lead={words.lead} />
        {rows ? <ReplayAll rows={rows} /> : null}
      </header>
      {rows ? (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <DeliveryLine key={row.id} delivery={row} inquiry={row.inquiry} />
          ))}
        </ul>
      ) : error ? (
        <EmptyState
          headingLevel={2}
          title={words.failed.title}
          action={<Button onClick={() => void refetch()}>{words.failed.action}</Button>}
        >
          <p>{words.failed.text}</p>
        </EmptyState>
      ) : (
        <Skeleton label={words.loading} variant="row" count={6} />
      )}
      {rows?.length === 0 ? (
        <EmptyState
          headingLevel={2}
          slate={words.empty.slate}
          title={words.empty.title}
          action={<Link to="/">{words.empty.action}</Link>}
        >
          <p>{words.empty.text}</p>
        </EmptyState>
      ) : null}
      {hasNextPage ? (
        <div className={styles.more}>
          <Button
            variant="quiet"
            pending={isFetchingNextPage}
            pendingLabel={words.loading}
            onClick={() => void fetchNextPage()}
          >
            {words.more}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function ReplayAll({ rows }: { rows: readonly ListedDelivery[] }) {
  const { able, replay, pending } = useReplay(rows)
  if (able < 2 && !pending) return null
  return (
    <Button variant="quiet" pending={pending} pendingLabel={words.sendingAgain} onClick={() => void replay()}>
      {words.allAgain}
    </Button>
  )
}
