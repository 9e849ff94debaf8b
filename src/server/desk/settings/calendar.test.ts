import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { createDeskApp } from '../../../../tests/support/servers/desk-app.ts'
import { defaultCompany, defaultListing } from '../../../content/company/company.ts'
import { addDays } from '../../../domain/calendar-day.ts'
import { replyByWords } from '../../../domain/inquiry/reply-by-words.ts'
import { portlandDay, portlandTimeZone } from '../../../domain/portland-day.ts'
import { serverPaths } from '../../../routes.ts'
import { readSettings } from '../../env.ts'
import { identifyInquiry } from '../../inquiries/storage/inquiry-identity.ts'
import { readFacts } from '../../read-facts.ts'

const desk = await createDeskApp()
const { rows, database } = desk.accounts
const owner = await desk.staff('owner')
const workday = [{ from: 8 * 60, to: 16 * 60 }]
const calendar = {
  timeZone: portlandTimeZone,
  hours: [[], workday, workday, workday, workday, [], []],
  federalHolidays: false,
  closedDays: [{ from: '2026-12-24', to: '2027-01-03', name: 'Between the years' }],
}

afterEach(() => rows('delete from company_settings'))

async function zoneIs(zone: string): Promise<void> {
  await expect.poll(async () => (await owner.ask('GET', '/me')).body.timeZone).toBe(zone)
}

test('owners read the calendar of the environment until they set their own', async () => {
  const before = await owner.ask('GET', '/settings')
  expect(before.body.calendar).toMatchObject({ timeZone: portlandTimeZone, federalHolidays: true })
  expect((await owner.ask('PUT', '/settings/calendar', calendar)).status).toBe(200)
  expect((await owner.ask('GET', '/settings')).body.calendar).toEqual(calendar)
})

test('of two owners who save one topic, the second is told and gets what the first saved', async () => {
  const { versions } = (await owner.ask('GET', '/settings')).body
  expect(versions).toEqual({ webhook: null, retention: null, calendar: null })
  const put = (seen: string | null, change: object) =>
    desk.ask({ ...owner.bearer, ...(seen && { 'If-Match': `"${seen}"` }) })('PUT', '/settings/calendar', {
      ...calendar,
      ...change,
    })
  // Neither has seen a stored one.
  const saves = await Promise.all([put(null, { federalHolidays: true }), put(null, { closedDays: [] })])
  expect(saves.map(({ status }) => status).sort()).toEqual([200, 409])
  const { body: first } = await owner.ask('GET', '/settings')
  const refused = saves.find(({ status }) => status === 409)
  expect(refused?.body.now).toEqual({ version: first.versions.calendar, value: first.calendar })

  const { body: saved } = await put(first.versions.calendar, {})
  expect((await put(first.versions.calendar, { federalHolidays: true })).status).toBe(409)
  expect((await put(saved.version, { federalHolidays: true })).status).toBe(200)
})

test('only owners set the calendar', async () => {
  const producer = await desk.staff('producer')
  expect((await producer.ask('PUT', '/settings/calendar', calendar)).status).toBe(403)
  expect((await desk.ask({})('PUT', '/settings/calendar', calendar)).status).toBe(401)
  expect(await rows('select from company_settings')).toHaveLength(0)
})

const many = Array.from({ length: 101 }, () => ({ from: '2026-12-24', to: '2026-12-24', name: 'x' }))

test.for([
  ['an unknown zone', { timeZone: 'Mars/Olympus' }],
  ['a week without a day', { hours: [workday] }],
  ['a week that is closed', { hours: [[], [], [], [], [], [], []] }],
  ['a span that ends before it begins', { hours: [[{ from: 600, to: 540 }], [], [], [], [], [], []] }],
  ['a span beyond midnight', { hours: [[{ from: 600, to: 1500 }], [], [], [], [], [], []] }],
  [
    'spans that overlap',
    {
      hours: [
        [
          { from: 540, to: 720 },
          { from: 700, to: 900 },
        ],
        [],
        [],
        [],
        [],
        [],
        [],
      ],
    },
  ],
  ['a day that does not exist', { closedDays: [{ from: '2026-02-30', to: '2026-03-02', name: 'x' }] }],
  [
    'a closure that ends before it begins',
    { closedDays: [{ from: '2027-01-02', to: '2027-01-01', name: 'x' }] },
  ],
  ['a closure without a name', { closedDays: [{ from: '2027-01-01', to: '2027-01-01', name: ' ' }] }],
  [
    'a name that is too long',
    { closedDays: [{ from: '2027-01-01', to: '2027-01-01', name: 'x'.repeat(61) }] },
  ],
  ['too many closures', { closedDays: many }],
] as const)('%s is refused', async ([, change]) => {
  expect((await owner.ask('PUT', '/settings/calendar', { ...calendar, ...change })).status).toBe(400)
  expect(await rows('select from company_settings')).toHaveLength(0)
})

test('an inquiry is promised by the calendar of its moment, and earlier promises stay', async () => {
  const send = async () => {
    const key = randomUUID()
    const answer = await (await desk.inquiries.submit('quote', { key })).json()
    const { statusToken } = identifyInquiry('a secret of the tests, long enough', key)
    const status = await desk.inquiries.app.request(serverPaths.inquiryStatus, {
      headers: { Authorization: `Bearer ${statusToken}` },
    })
    return { ...answer, told: (await status.json()).replyBy }
  }
  const earlier = await send()
  const today = portlandDay(new Date())
  const closedDays = [{ from: today, to: addDays(today, 30), name: 'Gone filming' }]
  await owner.ask('PUT', '/settings/calendar', { ...calendar, closedDays, timeZone: 'America/Denver' })
  await zoneIs('America/Denver')
  const facts = await readFacts(readSettings({}), database.pool, new Date())
  expect(facts.timeZone).toBe('America/Denver')

  const later = await send()
  expect(Date.parse(later.replyBy)).toBeGreaterThan(Date.now() + 30 * 86_400_000)
  expect(later.told).toBe(later.replyBy)
  const { body: shown } = await owner.ask('GET', `/inquiries/${later.reference}`)
  expect(shown.replyBy).toBe(later.replyBy)
  const due = new Date(later.replyBy)
  await expect
    .poll(() => desk.inquiries.sent.filter(({ subject }) => subject.includes(later.reference)))
    .toEqual([
      expect.objectContaining({
        text: expect.stringContaining(`${replyByWords(due, null, 'America/Denver')} in Denver`),
      }),
    ])
  const ownerMail = () =>
    desk.inquiries.sent.find(
      ({ text, subject }) => text.includes(later.reference) && !subject.includes(later.reference),
    )
  await expect.poll(() => ownerMail()?.text).toContain(replyByWords(due, null, 'America/Denver'))

  const { body: first } = await owner.ask('GET', `/inquiries/${earlier.reference}`)
  expect([earlier.told, first.replyBy]).toEqual([earlier.replyBy, earlier.replyBy])
})

test('an export writes times in the zone of the calendar', async () => {
  await owner.ask('PUT', '/settings/calendar', { ...calendar, timeZone: 'America/Denver' })
  await zoneIs('America/Denver')
  const answer = await desk.app.request('/desk/v1/export?format=csv&view=all', { headers: owner.bearer })
  expect(await answer.text()).toContain('received (America/Denver),received (UTC),due (America/Denver)')
})

test('pages keep the words of the environment until an owner sets the hours', async () => {
  const settings = readSettings({ COMPANY_HOURS: 'Weekdays', COMPANY_OPENING_HOURS: 'Mo-Fr 10:00-17:00' })
  const facts = () => readFacts(settings, database.pool, new Date())
  const before = await facts()
  expect([before.company, before.listing]).toEqual([settings.company, settings.listing])
  expect(before.officeHours).toEqual([[600, 1020]])
  await owner.ask('PUT', '/settings/calendar', calendar)
  const { company, listing, officeHours } = await facts()
  expect(company).toEqual({
    ...defaultCompany,
    hours: 'Mon-Thu 8AM-4PM',
    hoursBothZones: 'Mon-Thu 8AM-4PM PT (11AM-7PM EST)',
  })
  expect(listing).toEqual({ ...defaultListing, openingHours: 'Mo-Th 08:00-16:00' })
  expect(officeHours).toEqual([[480, 960]])
})
