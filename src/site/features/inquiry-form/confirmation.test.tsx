import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createDefaultFacts } from '../../../content/company/facts.ts'
import type { FormContent } from '../../../content/forms/form-content.ts'
import { formKit } from '../../../content/forms/form-kit.ts'
import { quoteForm } from '../../../content/forms/quote-form.ts'
import { religiousForm } from '../../../content/forms/religious-form.ts'
import { afterSending } from '../../../content/inquiries/after-sending.ts'
import { FactsContext } from '../../platform/facts-context.ts'
import { quoteSummary } from '../quote/sent-list.tsx'
import { Confirmation, type Summary } from './confirmation.tsx'
import type { Received } from './use-inquiry.ts'

function textOf(content: FormContent, received: Partial<Received>, summary?: Summary): string {
  const html = renderToString(
    <FactsContext value={createDefaultFacts(new Date())}>
      <Confirmation
        content={content}
        received={{ reference: 'ABCDE-FGHJK', replyBy: null, unsent: false, sent: {}, ...received }}
        summary={summary}
        headingRef={createRef()}
        onAgain={() => undefined}
      />
    </FactsContext>,
  )
  return html.replaceAll('<!-- -->', '').replace(/<[^>]+>/g, '|')
}

test('the confirmation shows the sent fields with their labels and omits empty ones', () => {
  const text = textOf(religiousForm, {
    sent: { contactName: 'Rev. Ann <Lee>', organizationType: 'religious-school', phone: ' ' },
  })
  for (const part of ['ABCDE-FGHJK', 'Contact Name', 'Rev. Ann &lt;Lee&gt;', 'Religious school']) {
    expect(text).toContain(part)
  }
  for (const part of ['Phone', 'Approximate Budget', formKit.reply, formKit.unsent]) {
    expect(text).not.toContain(part)
  }
  for (const step of afterSending.steps.religious) expect(text).toContain(step)
})

test('the confirmation shows the time of the reply if the server promises one', () => {
  expect(textOf(quoteForm, { replyBy: '2026-11-23T19:00:00Z' })).toMatch(/Our reply.*by 11 AM.*Portland/)
})

test('a quote shows its list, dates and total, its day in words, and the text added by the visitor', () => {
  const sent = {
    projectDate: '2026-12-01',
    equipmentNeeded: '- 2 × Canon EOS C70\nand two sandbags',
    selection: JSON.stringify({
      lines: [{ kind: 'item', id: 'canon-eos-c70', quantity: 2 }],
      from: '2026-12-01',
      to: '2026-12-03',
    }),
  }
  const text = textOf(quoteForm, { sent }, quoteSummary)
  for (const part of ['|2 ×||Canon EOS C70||$1,350|', '|Tue, Dec 1, 2026|', 'to Thu, Dec 3, 2026|']) {
    expect(text).toContain(part)
  }
  expect(text).toContain('|and two sandbags|')
  const plain = textOf(quoteForm, { sent: { equipmentNeeded: 'A ladder\nand a rope' } }, quoteSummary)
  expect(plain).toContain('|A ladder\nand a rope|')
})
