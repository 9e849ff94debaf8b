import { randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { origin } from '../../../../tests/support/servers/account-app.ts'
import { createDeskApp } from '../../../../tests/support/servers/desk-app.ts'
import { partSize, partsOf } from '../../../domain/desk/attachments.ts'
import * as limits from '../../../domain/limits.ts'
import { deskPath } from '../../../routes.ts'
import { deleteExpired } from '../../database/delete-expired.ts'

const desk = await createDeskApp()
const producer = await desk.staff('producer')
const colleague = await desk.staff('producer')
const viewer = await desk.staff('viewer')
type Member = typeof producer

beforeEach(async () => {
  await desk.accounts.forgetRates()
  desk.mail.sent.length = 0
})

async function putPart(member: Member, path: string, part: number, content: Buffer): Promise<number> {
  const answer = await desk.app.request(`${deskPath}${path}/parts/${part}`, {
    method: 'PUT',
    headers: { Origin: origin, ...member.bearer, 'Content-Length': String(content.length) },
    body: new Uint8Array(content),
  })
  return answer.status
}

async function upload(reference: string, name: string, content: Buffer, member = producer): Promise<string> {
  const id = randomUUID()
  const path = `/inquiries/${reference}/attachments/${id}`
  expect((await member.ask('PUT', path, { name, bytes: content.length })).status).toBe(200)
  let from = 0
  for (let part = 0; part < partsOf(content.length); part += 1) {
    const to = from + partSize(content.length, part)
    expect(await putPart(member, path, part, content.subarray(from, to))).toBe(200)
    from = to
  }
  return id
}

function send(reference: string, attachments: readonly string[], member = producer) {
  const letter = { id: randomUUID(), subject: 'Your gala', text: 'See the offer.', attachments }
  return member.ask('POST', `/inquiries/${reference}/replies`, letter)
}

test('files travel in parts, go with the letter unchanged, and are downloaded from the timeline', async () => {
  const reference = await desk.receive('consultation')
  const large = randomBytes(limits.desk.attachmentPartBytes * 2 + 17)
  const ids = [
    await upload(reference, '../Offer “June”\r\n.pdf', large),
    await upload(reference, 'empty.txt', Buffer.alloc(0)),
  ]
  const waiting = await producer.ask('GET', `/inquiries/${reference}/attachments`)
  expect(waiting.body.attachments).toEqual([
    { id: ids[0], name: 'Offer “June” .pdf', bytes: large.length, complete: true },
    { id: ids[1], name: 'empty.txt', bytes: 0, complete: true },
  ])
  expect((await send(reference, ids)).status).toBe(200)
  await vi.waitFor(() => expect(desk.mail.sent).toHaveLength(1), { timeout: 20_000 })
  const files = desk.mail.sent[0]?.attachments
  expect(files?.map(({ name }) => name)).toEqual(['Offer “June” .pdf', 'empty.txt'])
  expect(files?.[0]?.content.equals(large)).toBe(true)

  expect((await producer.ask('GET', `/inquiries/${reference}/attachments`)).body.attachments).toEqual([])
  const [reply] = (await viewer.ask('GET', `/inquiries/${reference}`)).body.replies
  expect(reply.attachments).toEqual([
    { id: ids[0], name: 'Offer “June” .pdf', bytes: large.length },
    { id: ids[1], name: 'empty.txt', bytes: 0 },
  ])
  const path = `${deskPath}/inquiries/${reference}/attachments/${ids[0]}`
  const file = await desk.app.request(path, { headers: viewer.bearer })
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename="Offer _June_ .pdf"; filename*=UTF-8''Offer%20%E2%80%9CJune%E2%80%9D%20.pdf`,
    'x-content-type-options': 'nosniff',
  })
  expect(Buffer.from(await file.arrayBuffer()).equals(large)).toBe(true)
  expect((await desk.app.request(path)).status).toBe(401)
})

test('a repeated part or announcement makes no second file; parts of another size are refused', async () => {
  const reference = await desk.receive('consultation')
  const id = randomUUID()
  const path = `/inquiries/${reference}/attachments/${id}`
  const announce = () => producer.ask('PUT', path, { name: 'a.txt', bytes: 3 })
  expect([(await announce()).status, (await announce()).status]).toEqual([200, 200])
  expect(await putPart(producer, path, 0, Buffer.from('four'))).toBe(400)
  expect(await putPart(producer, path, 1, Buffer.from('abc'))).toBe(400)
  expect(await putPart(producer, path, 0, Buffer.alloc(limits.desk.attachmentPartBytes + 1))).toBe(413)
  expect(await send(reference, [id])).toMatchObject({ status: 409, body: { now: 'files-missing' } })
  for (const _ of [1, 2]) expect(await putPart(producer, path, 0, Buffer.from('abc'))).toBe(200)
  expect((await send(reference, [id])).status).toBe(200)
})

test('files belong to the letter of one person about one inquiry', async () => {
  const reference = await desk.receive('consultation')
  const other = await desk.receive('consultation')
  const id = await upload(reference, 'a.txt', Buffer.from('abc'))
  const path = `/inquiries/${reference}/attachments/${id}`
  expect((await send(reference, [id], colleague)).body).toMatchObject({ now: 'files-missing' })
  expect((await send(other, [id])).body).toMatchObject({ now: 'files-missing' })
  expect((await colleague.ask('DELETE', path)).status).toBe(404)
  expect((await colleague.ask('PUT', path, { name: 'b.txt', bytes: 3 })).body).toMatchObject({ now: 'taken' })
  expect(await putPart(colleague, path, 0, Buffer.from('xyz'))).toBe(404)
  // Not sent yet, so there is nothing to download.
  expect((await colleague.ask('GET', path)).status).toBe(404)
  expect((await producer.ask('DELETE', path)).status).toBe(200)
  expect((await send(reference, [id])).body).toMatchObject({ now: 'files-missing' })
})

test('more than ten files or ten megabytes together are refused, and files that nobody sends go', async () => {
  const reference = await desk.receive('consultation')
  const announce = (bytes: number) =>
    producer.ask('PUT', `/inquiries/${reference}/attachments/${randomUUID()}`, { name: 'a.bin', bytes })
  expect((await announce(limits.desk.attachmentsBytes + 1)).status).toBe(400)
  expect((await announce(limits.desk.attachmentsBytes)).status).toBe(200)
  expect(await announce(1)).toMatchObject({ status: 409, body: { now: 'too-much' } })
  for (let count = 1; count < limits.desk.attachments; count += 1)
    expect((await announce(0)).status).toBe(200)
  expect(await announce(0)).toMatchObject({ status: 409, body: { now: 'too-much' } })

  const old = `update reply_attachments set created_at = now() - interval '8 days' where reply_id is null`
  await desk.accounts.rows(old)
  await deleteExpired(desk.accounts.database.pool, new Date())
  expect((await producer.ask('GET', `/inquiries/${reference}/attachments`)).body.attachments).toEqual([])
})
