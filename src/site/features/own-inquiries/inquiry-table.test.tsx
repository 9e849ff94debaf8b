import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { InquiryTable } from './inquiry-table.tsx'

test('a row shows the form, the reference, the status and the time of the expected reply', () => {
  const html = renderToStaticMarkup(
    <InquiryTable
      inquiries={[
        {
          form: 'quote',
          reference: 'ABCDE-FGHJK',
          state: 'in_progress',
          receivedAt: new Date('2026-03-01T12:00:00Z'),
          replyBy: new Date('2026-03-01T14:00:00Z'),
        },
        {
          form: 'leadGate',
          reference: 'KJHGF-EDCBA',
          state: 'received',
          receivedAt: new Date('2026-02-01T12:00:00Z'),
          replyBy: null,
        },
      ]}
    />,
  )
  for (const said of ['Quote request', 'ABCDE-FGHJK', 'In progress', 'Conference access', 'No date promised'])
    expect(html).toContain(said)
  expect(html).toMatch(/<time dateTime="2026-03-01T12:00:00\.000Z">Mar 1, 2026, \d+:00\s[AP]M<\/time>/)
  expect(html).toMatch(
    /<time dateTime="2026-03-01T14:00:00\.000Z">by \d+ [AP]M on \w+day, (February|March) \d+(, 2026)?<\/time>/,
  )
})
