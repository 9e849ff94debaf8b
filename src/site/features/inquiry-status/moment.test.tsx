import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createDefaultFacts } from '../../../content/company/facts.ts'
import { formatInZone } from '../../../domain/format-in-zone.ts'
import { FactsContext } from '../../platform/facts-context.ts'
import { Moment } from './moment.tsx'

test.for([
  ['America/Los_Angeles', '3:05 PM PST', 'Portland'],
  ['America/Chicago', '5:05 PM CST', 'Chicago'],
] as const)('a time is shown on the company’s clock in %s, with the place', ([timeZone, time, place]) => {
  const date = new Date('2026-11-16T23:05:00Z')
  const html = renderToStaticMarkup(
    <FactsContext value={{ ...createDefaultFacts(date), timeZone }}>
      <Moment date={date} say={formatInZone} />
    </FactsContext>,
  )
  expect(html).toContain(time)
  expect(html).toContain(`(${place})`)
})
