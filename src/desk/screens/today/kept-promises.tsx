import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { promiseWords as words } from '../../../content/desk/promises.ts'
import { keptPercent } from '../../../domain/desk/promise-clock.ts'
import { keptPromisesQuery } from '../../queries/desk-queries.ts'
import styles from './kept-promises.module.css'

const KeptDialog = lazy(async () => ({ default: (await import('./kept-dialog.tsx')).KeptDialog }))

/** The window that the line names; the dialog has them all. */
const shownDays = 30

/** How well the company keeps its word, in one quiet line that opens the figures. */
export function KeptPromises() {
  const { data } = useQuery(keptPromisesQuery)
  const [opened, setOpened] = useState(false)
  const [open, setOpen] = useState(false)
  const figure = data?.all[data.days.indexOf(shownDays)]
  return (
    <>
      <button
        type="button"
        className={`slate ${styles.line}`}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        {figure ? words.line(keptPercent(figure), shownDays) : words.unknown}
      </button>
      {opened ? (
        <Suspense fallback={null}>
          <KeptDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  )
}
