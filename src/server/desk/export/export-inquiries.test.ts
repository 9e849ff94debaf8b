import { beforeEach, expect, test } from 'vitest'
import { createDeskApp } from '../../../../tests/support/servers/desk-app.ts'
import * as limits from '../../../domain/limits.ts'

const desk = await createDeskApp()
const producer = await desk.staff('producer')

beforeEach(async () => {
  await desk.accounts.forgetRates()
  await desk.accounts.rows('truncate leads, contacts cascade')
})

async function download(query: string) {
  const answer = await desk.app.request(`/desk/v1/export?${query}`, { headers: producer.bearer })
  return { headers: answer.headers, text: await answer.text() }
}

test('a CSV file has every field of every form, hostile cells are inert, and times are in both zones', async () => {
  await desk.receive('contact', {
    data: { company: '=HYPERLINK("http://evil.example")', message: 'Two\nlines, "quoted"' },
  })
  await desk.receive('quote')
  const { headers, text } = await download('format=csv&view=all')
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="inquiries-all.csv"')
  expect(text.startsWith('reference,form,status,')).toBe(true)
  expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
  expect(text).toContain('"Two\nlines, ""quoted"""')
  expect(text).toMatch(/,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{4}-\d\d-\d\dT[\d:.]+Z,/)
})

test('a JSON file is as long as the list, whatever the page size', async () => {
  const count = limits.desk.exportPage * 2 + 1
  await desk.accounts.rows(
    `insert into leads (reference, form, subtype, verification, idempotency_key, body_hash, received_at)
     select 'AAAAA-' || lpad(n::text, 5, '0'), 'contact', 'home', 'verified', gen_random_uuid(), sha256(n::text::bytea),
       now() - (n / 3) * interval '1 minute'
     from generate_series(1, ${count}) n`,
  )
  const exported = JSON.parse((await download('format=json&view=all')).text)
  expect(exported).toHaveLength(count)
  expect(new Set(exported.map(({ reference }: { reference: string }) => reference)).size).toBe(count)
  expect(JSON.parse((await download('format=json&view=won')).text)).toEqual([])
})

test('an export is recorded for the owners', async () => {
  await download('format=csv&view=won&search=crane')
  const owner = await desk.staff('owner')
  const { body } = await owner.ask('GET', `/audit?person=${producer.id}`)
  expect(body.entries[0]).toMatchObject({
    action: 'export',
    detail: { format: 'csv', view: 'won', search: 'crane' },
  })
})
