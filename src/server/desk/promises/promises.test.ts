import { beforeEach, expect, test } from 'vitest'
import { createDeskApp } from '../../../../tests/support/servers/desk-app.ts'

const desk = await createDeskApp()
const { accounts } = desk
const viewer = await desk.staff('viewer')
const producer = await desk.staff('producer')

beforeEach(() => accounts.rows('truncate leads, contacts cascade'))

let stored = 10_000

/** A promise that came due so many days ago, answered so many hours after that, or never. */
async function promised(
  subtype: 'quote' | 'podcast',
  daysAgo: number,
  answeredAfterHours: number | null,
  {
    assignee = null,
    held = false,
    status = 'new',
  }: Partial<Record<'assignee' | 'status', string | null>> & { held?: boolean } = {},
): Promise<void> {
  stored += 1
  await accounts.rows(
    `insert into leads (reference, form, subtype, verification, idempotency_key, body_hash, received_at, reply_by,
       first_answer_at, assignee_id, held, status)
     select 'AAAAA-' || $1, $2, $2, 'verified', gen_random_uuid(), sha256('x'), due - interval '1 day', due,
       due + $4 * interval '1 hour', $5, $6, $7
     from (select now() - $3 * interval '1 day' as due) as promise`,
    [String(stored), subtype, daysAgo, answeredAfterHours, assignee, held, status],
  )
}

test('the kept rate counts what came due in 7, 30 and 90 days, by form and by person', async () => {
  const assignee = producer.id
  await promised('quote', 1, -2, { assignee, status: 'won' })
  await promised('quote', 2, 0, { assignee, status: 'contacted' })
  await promised('quote', 20, 1, { assignee, status: 'lost' })
  await promised('podcast', 5, null)
  await promised('podcast', 60, -1, { status: 'contacted' })
  // None of these counts: not due yet, too long ago, held, spam.
  await promised('podcast', -1, -30, { status: 'contacted' })
  await promised('podcast', 91, -1, { status: 'contacted' })
  await promised('quote', 3, null, { held: true })
  await promised('quote', 3, null, { status: 'spam' })
  const figures = (...pairs: readonly (readonly [number, number])[]) =>
    pairs.map(([kept, of]) => ({ kept, promised: of }))
  const { body } = await viewer.ask('GET', '/promises')
  expect(body.days).toEqual([7, 30, 90])
  expect(body.all).toEqual(figures([2, 3], [2, 4], [3, 5]))
  expect(body.forms).toHaveLength(2)
  expect(body.forms).toEqual(
    expect.arrayContaining([
      { form: 'quote', figures: figures([2, 2], [2, 3], [2, 3]) },
      { form: 'podcast', figures: figures([0, 1], [0, 1], [1, 2]) },
    ]),
  )
  expect(body.people).toEqual(
    expect.arrayContaining([
      { id: producer.id, figures: figures([2, 2], [2, 3], [2, 3]) },
      { id: null, figures: figures([0, 1], [0, 1], [1, 2]) },
    ]),
  )
})

test('without any promise there are no figures, instead of a perfect record', async () => {
  const none = { kept: 0, promised: 0 }
  expect((await viewer.ask('GET', '/promises')).body).toMatchObject({
    all: [none, none, none],
    forms: [],
    people: [],
  })
})

test('the times that are due are those of Today, oldest first, and stop where counting does', async () => {
  await promised('quote', 2, null)
  await promised('podcast', -2, null)
  await promised('quote', 1, null, { held: true })
  await promised('quote', 1, -1, { status: 'contacted' })
  const due = async () => (await viewer.ask('GET', '/promises/due')).body.due
  const today = (await viewer.ask('GET', '/today')).body.inquiries
  expect(await due()).toEqual(today.map(({ replyBy }: { replyBy: string }) => replyBy))
  expect(await due()).toHaveLength(2)
  for (let i = 0; i < 100; i += 1) await promised('quote', 3, null)
  expect(await due()).toHaveLength(100)
})
