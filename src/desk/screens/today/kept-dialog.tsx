import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { shellWords } from '../../../content/desk/desk.ts'
import { inboxWords } from '../../../content/desk/inbox.ts'
import { promiseWords as words } from '../../../content/desk/promises.ts'
import { inquiryStatusText } from '../../../content/inquiries/inquiry-status.ts'
import { keptPercent } from '../../../domain/desk/promise-clock.ts'
import { Button } from '../../../ui/control/button.tsx'
import { CallSheetTable } from '../../../ui/layout/call-sheet-table.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import type { KeptPromises } from '../../calls/desk-calls.ts'
import { keptPromisesQuery } from '../../queries/desk-queries.ts'
import { usePeople } from '../../shell/me-context.ts'
import styles from './kept-promises.module.css'

type Figures = KeptPromises['all']
type Line = {
  readonly id: string
  readonly name: string
  readonly figures: Figures
  readonly featured?: boolean
}

/** Promises that came due, and how many were kept: in all, by form and by person. */
export function KeptDialog({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { data, error, refetch } = useQuery(keptPromisesQuery)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      slate={words.slate}
      title={words.title}
      description={words.lead}
      closeLabel={shellWords.close}
    >
      {data ? (
        <>
          <Tables kept={data} />
          <p className={styles.overdue}>
            <Link to="/inbox" search={{ view: 'overdue' }}>
              {words.overdue}
            </Link>
          </p>
        </>
      ) : error ? (
        <EmptyState
          title={inboxWords.failed.title}
          headingLevel={3}
          action={<Button onClick={() => void refetch()}>{inboxWords.failed.action}</Button>}
        >
          <p>{inboxWords.failed.text}</p>
        </EmptyState>
      ) : (
        <Skeleton label={words.loading} variant="row" count={6} />
      )}
    </Dialog>
  )
}

function Tables({ kept }: { kept: KeptPromises }) {
  const { nameOf } = usePeople()
  const { days, all } = kept
  if ((all.at(-1)?.promised ?? 0) === 0) {
    return (
      <EmptyState title={words.empty.title} headingLevel={3}>
        <p>{words.empty.text}</p>
      </EmptyState>
    )
  }
  const forms = kept.forms.map(({ form, figures }) => ({
    id: form,
    name: inquiryStatusText.forms[form],
    figures,
  }))
  const everything = { id: 'all', name: words.allForms, figures: all, featured: true }
  const people = kept.people.map(({ id, figures }) => ({ id: id ?? '', name: nameOf(id), figures }))
  return (
    <div className={styles.tables}>
      <Table
        caption={words.byForm}
        first={words.form}
        days={days}
        lines={[everything, ...forms.sort(byName)]}
      />
      <Table caption={words.byPerson} first={words.person} days={days} lines={people.sort(byName)} />
    </div>
  )
}

function byName(a: Line, b: Line): number {
  return a.name.localeCompare(b.name)
}

type TableProps = { caption: string; first: string; days: readonly number[]; lines: readonly Line[] }

function Table({ caption, first, days, lines }: TableProps) {
  return (
    <CallSheetTable
      caption={caption}
      columns={[
        { key: 'name', label: first },
        ...days.map((count) => ({ key: String(count), label: words.days(count), align: 'end' as const })),
      ]}
      entries={lines.map(({ id, name, figures, featured }) => ({
        id,
        featured,
        cells: {
          name,
          ...Object.fromEntries(days.map((count, i) => [count, <Figure key={count} figure={figures[i]} />])),
        },
      }))}
    />
  )
}

function Figure({ figure }: { figure: Figures[number] | undefined }) {
  const percent = figure ? keptPercent(figure) : null
  if (!figure || percent === null) return <span className={styles.none}>{words.none}</span>
  return (
    <span className={styles.figure}>
      <span>{words.percent(percent)}</span>{' '}
      <span className={styles.of}>{words.of(figure.kept, figure.promised)}</span>
    </span>
  )
}
