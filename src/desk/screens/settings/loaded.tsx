import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { settingsWords as words } from '../../../content/desk/settings.ts'
import { Button } from '../../../ui/control/button.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'

/** Shows what a query brought, or that it is on its way or failed. */
export function Loaded<Data>({
  query: { data, error, refetch },
  children,
}: {
  query: UseQueryResult<Data>
  children: (data: Data) => ReactNode
}) {
  if (data !== undefined) return children(data)
  if (!error) return <Skeleton label={words.loading} variant="row" count={4} />
  return (
    <EmptyState
      title={words.failed.title}
      headingLevel={3}
      action={<Button onClick={() => void refetch()}>{words.failed.action}</Button>}
    >
      <p>{words.failed.text}</p>
    </EmptyState>
  )
}
