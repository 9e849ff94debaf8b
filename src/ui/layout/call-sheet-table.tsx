import type { ReactNode } from 'react'
import styles from './call-sheet-table.module.css'

export type CallSheetColumn = {
  readonly key: string
  readonly label: string
  /** Use `end` for figures. */
  readonly align?: 'start' | 'end' | undefined
}

export type CallSheetEntry = {
  readonly id: string
  /** One cell for each column, by the column's key. The first cell is the row's header. */
  readonly cells: Readonly<Record<string, ReactNode>>
  /** Highlights the row, for example the recommended package. */
  readonly featured?: boolean | undefined
}

export type CallSheetTableProps = {
  caption: ReactNode
  /** Hides the caption visually, for a table below a heading. Assistive technology still reads it. */
  captionHidden?: boolean | undefined
  columns: readonly CallSheetColumn[]
  entries: readonly CallSheetEntry[]
}

/** Explicit roles: browsers drop table semantics when narrow screens lay the rows out as blocks. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const

export function CallSheetTable({ caption, captionHidden = false, columns, entries }: CallSheetTableProps) {
  const lifted = entries.some((entry) => entry.featured) || undefined
  return (
    <div className={styles.sheet}>
      <table className={styles.table} data-lifted={lifted} {...roles.table}>
        <caption className={captionHidden ? 'visually-hidden' : `slate ${styles.caption}`}>{caption}</caption>
        <thead className={styles.head} {...roles.group}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <th key={column.key} className="slate" data-align={column.align} {...roles.columnHeader}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.group}>
          {entries.map((entry) => (
            <tr
              key={entry.id}
              className={styles.row}
              data-featured={entry.featured || undefined}
              {...roles.row}
            >
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} className={styles.name} {...roles.rowHeader}>
                    {entry.cells[column.key]}
                  </th>
                ) : (
                  <td
                    key={column.key}
                    className={styles.cell}
                    data-label={column.label}
                    data-align={column.align}
                    {...roles.cell}
                  >
                    <div>{entry.cells[column.key]}</div>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
