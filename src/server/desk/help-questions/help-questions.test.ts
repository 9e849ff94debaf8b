import { beforeEach, expect, test } from 'vitest'
import { createDeskApp } from '../../../../tests/support/servers/desk-app.ts'
import * as limits from '../../../domain/limits.ts'
import { readMoment } from '../../help/read-moment.ts'
import { createLog } from '../../log.ts'

const desk = await createDeskApp()
const { rows } = desk.accounts
const owner = await desk.staff('owner')
const producer = await desk.staff('producer')

beforeEach(async () => {
  await rows('truncate help_questions, audit_log')
})

async function addQuestion(text: string, asked = 1): Promise<string> {
  const [row] = await rows<{ id: string }>(
    `insert into help_questions (language, text, normalized, asked, first_asked_at, last_asked_at)
     values ('en', $1, lower($1), $2, now(), now()) returning id`,
    [text, asked],
  )
  return row?.id ?? ''
}

async function listed(query = ''): Promise<string[]> {
  const { body } = await producer.ask('GET', `/help-questions${query}`)
  return body.questions.map(({ text }: { text: string }) => text)
}

/** The answers that visitors get. */
async function written() {
  const log = createLog(
    () => {},
    () => new Date(),
  )
  const calendar = {
    timeZone: 'UTC',
    hours: [[], [{ from: 0, to: 60 }]],
    federalHolidays: false,
    closedDays: [],
  }
  const moment = await readMoment(
    {
      pool: desk.accounts.database.pool,
      log,
      now: () => new Date(),
      calendar: () => calendar,
    },
    null,
  )
  return moment.written
}

test('an answer is written, published, corrected in public and withdrawn; the log says so', async () => {
  const id = await addQuestion('Do you film weddings?', 3)
  await addQuestion('Do you fly?', 9)
  const put = (part: 'answer' | 'published', body: unknown) =>
    producer.ask('PUT', `/help-questions/${id}/${part}`, body)
  expect(await listed()).toEqual(['Do you fly?', 'Do you film weddings?'])
  expect(await put('published', { published: true })).toMatchObject({
    status: 409,
    body: { now: 'no-answer' },
  })

  expect((await put('answer', { answer: ' No. ', page: '/portfolio' })).status).toBe(200)
  expect([await listed(), await listed('?view=answered')]).toEqual([
    ['Do you fly?'],
    ['Do you film weddings?'],
  ])
  expect(await written()).toEqual([])
  expect((await put('published', { published: true })).status).toBe(200)
  const published = { id, language: 'en', asked: 'Do you film weddings?', answer: 'No.', page: '/portfolio' }
  expect(await written()).toEqual([published])
  await put('answer', { answer: 'Rarely.', page: '/quote', wording: 'Weddings?' })
  expect(await written()).toEqual([{ ...published, asked: 'Weddings?', answer: 'Rarely.', page: '/quote' }])
  for (let times = 0; times < 2; times += 1) await put('published', { published: false })
  expect(await written()).toEqual([])

  const { body } = await owner.ask('GET', '/audit?kind=publishing')
  expect(body.entries).toMatchObject([
    { action: 'help_answer_withdrawn', detail: { question: id, page: '/quote' } },
    { action: 'help_answer_published', detail: { question: id, page: '/quote' } },
    { action: 'help_answer_published', detail: { question: id, page: '/portfolio' } },
  ])
})

test('unknown questions, pages that do not exist and empty or long answers are refused', async () => {
  const id = await addQuestion('Why?')
  const put = (path: string, body: unknown) => producer.ask('PUT', `/help-questions/${path}`, body)
  const good = { answer: 'So.', page: '/' }
  for (const wrong of [
    { ...good, page: 'https://evil.example' },
    { ...good, page: '/nowhere' },
    { ...good, answer: ' ' },
    { ...good, answer: 'x'.repeat(1_001) },
    { ...good, wording: '' },
    { answer: 'So.' },
    null,
  ]) {
    expect((await put(`${id}/answer`, wrong)).status, JSON.stringify(wrong)).toBe(400)
  }
  for (const unknown of ['x', '00000000-0000-4000-8000-000000000000']) {
    expect((await put(`${unknown}/answer`, good)).status).toBe(404)
    expect((await put(`${unknown}/published`, { published: true })).status).toBe(404)
  }
  for (const query of ['?view=x', '?after=x']) {
    expect((await producer.ask('GET', `/help-questions${query}`)).status).toBe(400)
  }
})

test('the list goes on by key and never shows a question twice', async () => {
  await rows(
    `insert into help_questions (language, text, normalized, asked, first_asked_at, last_asked_at)
     select 'en', 'q' || n, 'q' || n, n / 7 + 1, now(), now() from generate_series(1, $1) n`,
    [limits.help.page + 20],
  )
  const first = (await producer.ask('GET', '/help-questions')).body
  expect([first.questions.length, first.more]).toEqual([limits.help.page, true])
  const rest = (await producer.ask('GET', `/help-questions?after=${first.questions.at(-1).id}`)).body
  const seen = [...first.questions, ...rest.questions].map(({ id }: { id: string }) => id)
  expect([new Set(seen).size, rest.more]).toEqual([limits.help.page + 20, false])
})
