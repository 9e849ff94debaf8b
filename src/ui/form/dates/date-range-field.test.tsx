import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DateRangeField } from './date-range-field.tsx'

test('a range that ends before it starts shows the error at the end date, from the first render', () => {
  const html = renderToString(
    <DateRangeField
      label="When"
      start={{ name: 'from', label: 'From', defaultValue: '2026-05-04' }}
      end={{ name: 'to', label: 'To', defaultValue: '2026-05-02' }}
      orderMessage="The end lies before the start."
    />,
  )
  expect(html.match(/The end lies before the start\./g)).toHaveLength(1)
  const end = html.match(/<input [^>]*>/g)?.find((input) => input.includes('name="to"'))
  expect(end).toContain('aria-invalid="true"')
  expect(end).toContain('min="2026-05-04"')
})
