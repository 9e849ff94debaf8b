import { useState } from 'react'
import { dateWords as words } from '../../../content/quote/quote-words.ts'
import type { QuoteSelection } from '../../../domain/quote/quote-selection.ts'
import { dateProblem } from '../../../domain/quote/rental-dates.ts'
import { DateRangeField } from '../../../ui/form/dates/date-range-field.tsx'
import { pageList, today } from './page-list.ts'

/** The rental's dates. The fields are uncontrolled; dates from elsewhere, such as a link, replace them. */
export function RentalDates({ selection }: { selection: QuoteSelection }) {
  const { from, to } = selection
  const [shown, setShown] = useState({ from, to, times: 0 })
  if (shown.from !== from || shown.to !== to) setShown({ from, to, times: shown.times + 1 })
  const problem = dateProblem(selection, today)
  return (
    <DateRangeField
      key={shown.times}
      label={words.label}
      start={{
        name: 'from',
        label: words.from,
        defaultValue: from,
        error: problem === 'past' ? words.past : undefined,
      }}
      end={{
        name: 'to',
        label: words.to,
        defaultValue: to,
        error: problem === 'long' ? words.long : undefined,
      }}
      orderMessage={words.order}
      min={today}
      onRangeChange={({ start, end }) => {
        setShown({ from: start, to: end, times: shown.times })
        pageList.setDates(start, end)
      }}
    />
  )
}
