import { beforeEach, expect, test } from 'vitest'
import { createDeskApp } from '../../../../tests/support/servers/desk-app.ts'
import type { ListedInquiry } from '../inquiries/listed-inquiry.ts'

const desk = await createDeskApp()
const producer = await desk.staff('producer')

beforeEach(async () => {
  await desk.accounts.forgetRates()
  await desk.accounts.rows('truncate leads, contacts cascade')
})

const from = (email: string, name = 'Ada Lovelace') => desk.receive('consultation', { data: { email, name } })

async function read(reference: string) {
  return (await producer.ask('GET', `/inquiries/${reference}`)).body
}

async function contactOf(reference: string): Promise<string> {
  return (await read(reference)).contact.id
}

async function listOf(contact: string): Promise<string[]> {
  const { body } = await producer.ask('GET', `/inquiries?view=all&contact=${contact}`)
  return body.inquiries.map(({ reference }: ListedInquiry) => reference)
}

test('a person is found by name or address, joined, listed as one, and parted again', async () => {
  const first = await from('ada@work.example')
  const second = await from('Ada@Home.example', 'A. King')
  const third = await from('ada@home.example')
  const [work, home] = [await contactOf(first), await contactOf(second)]
  expect(work).not.toBe(home)

  const found = await producer.ask('GET', '/contacts?search=home.example')
  expect(found.body.contacts).toMatchObject([
    {
      id: home,
      name: 'Ada Lovelace',
      inquiries: 2,
      addresses: [{ email: 'ada@home.example', inquiries: 2 }],
    },
  ])
  const joined = await producer.ask('POST', `/contacts/${work}/join`, { other: home })
  expect(joined).toMatchObject({ status: 200, body: { addresses: ['ada@home.example'] } })
  expect(await listOf(work)).toEqual([third, second, first])
  const inquiry = await read(second)
  expect(inquiry.contact).toMatchObject({
    id: work,
    inquiries: 3,
    addresses: [{ email: 'ada@home.example' }, { email: 'ada@work.example' }],
    latest: [{ reference: third, form: 'consultation', status: 'new' }, {}, {}],
  })
  expect(inquiry.timeline.at(-1)).toMatchObject({ kind: 'joined', actorId: producer.id })

  const parted = await producer.ask('POST', `/contacts/${work}/part`, joined.body)
  expect(parted.status).toBe(200)
  expect(await listOf(work)).toEqual([first])
  expect(await listOf(parted.body.contactId)).toEqual([third, second])
  expect((await read(third)).timeline.at(-1)).toMatchObject({ kind: 'parted' })
})

test('what is written from a joined address later belongs to the same person', async () => {
  const [first, second] = [await from('ada@work.example'), await from('ada@home.example')]
  const work = await contactOf(first)
  await producer.ask('POST', `/contacts/${work}/join`, { other: await contactOf(second) })
  const third = await from('ada@home.example')
  expect(await listOf(work)).toEqual([third, second, first])
})

test('neither the only address nor a foreign one can be parted, and nobody is joined with themselves', async () => {
  const [first, second] = [await from('ada@work.example'), await from('ada@home.example')]
  const [work, home] = [await contactOf(first), await contactOf(second)]
  const part = (address: string) =>
    producer.ask('POST', `/contacts/${work}/part`, { addresses: [address, address] })
  expect((await part('ada@work.example')).status).toBe(404)
  expect((await part('ada@home.example')).status).toBe(404)
  expect((await producer.ask('POST', `/contacts/${work}/join`, { other: work })).status).toBe(404)
  for (const unknown of ['999999', '0', '-1', 'x', '99999999999999999999']) {
    expect((await producer.ask('POST', `/contacts/${unknown}/join`, { other: home })).status).toBe(404)
  }
  expect([await listOf(work), await listOf(home)]).toEqual([[first], [second]])
})

test('joins, partings and arrivals at the same moment lose no inquiry and leave each with its address', async () => {
  const addresses = ['a', 'b', 'c', 'd'].map((name) => `${name}@example.com`)
  const references = await Promise.all(addresses.map((email) => from(email)))
  const ids = await Promise.all(references.map(contactOf))
  const [a, b, c, d] = ids
  await desk.accounts.forgetRates()
  await Promise.all([
    producer.ask('POST', `/contacts/${a}/join`, { other: b }),
    producer.ask('POST', `/contacts/${b}/join`, { other: c }),
    producer.ask('POST', `/contacts/${c}/join`, { other: d }),
    producer.ask('POST', `/contacts/${d}/join`, { other: a }),
    producer.ask('POST', `/contacts/${a}/part`, { addresses: ['b@example.com'] }),
    ...addresses.map((email) => from(email)),
  ])
  const rows = await desk.accounts.rows(
    `select from leads l join contact_addresses a on a.email = l.sender_email and a.contact_id = l.contact_id`,
  )
  expect(rows).toHaveLength(8)
})
