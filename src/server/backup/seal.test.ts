import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as limits from '../../domain/limits.ts'
import { BackupError } from './backup-error.ts'
import { sealWith, unsealWith } from './seal.ts'

const passphrase = 'a passphrase of the suite'
const content = Buffer.alloc(2.5 * limits.backup.frameBytes, 'inquiries ')

function seal(bytes: Buffer, key: string | null): Promise<Buffer> {
  return buffer(Readable.from(sealWith(key)(Readable.from([bytes]))))
}

function unseal(sealed: Buffer, key: string | null): Promise<Buffer> {
  return buffer(Readable.from(unsealWith(key)(Readable.from([sealed]))))
}

for (const key of [null, passphrase]) {
  const how = key === null ? 'without a passphrase' : 'with a passphrase'

  test(`content of any length comes back ${how}`, async () => {
    const { frameBytes } = limits.backup
    for (const length of [0, frameBytes - 1, frameBytes, frameBytes + 1]) {
      const bytes = content.subarray(0, length)
      expect((await unseal(await seal(bytes, key), key)).equals(bytes), String(length)).toBe(true)
    }
  })

  test(`a changed, missing or added byte is noticed ${how}`, async () => {
    const sealed = await seal(content, key)
    const damage = fc.oneof(
      fc.record({
        kind: fc.constant('change'),
        at: fc.nat(sealed.length - 1),
        by: fc.integer({ min: 1, max: 255 }),
      }),
      fc.record({ kind: fc.constant('cut'), at: fc.nat(sealed.length - 1), by: fc.constant(0) }),
      fc.record({ kind: fc.constant('add'), at: fc.constant(sealed.length), by: fc.nat(255) }),
    )
    await fc.assert(
      fc.asyncProperty(damage, async ({ kind, at, by }) => {
        const changed = Buffer.concat([sealed, kind === 'add' ? Buffer.from([by]) : Buffer.alloc(0)])
        if (kind === 'change') changed.writeUInt8((changed.readUInt8(at) + by) % 256, at)
        const damaged = kind === 'cut' ? changed.subarray(0, at) : changed
        await expect(unseal(damaged, key)).rejects.toBeInstanceOf(BackupError)
      }),
      // Making the key is slow on purpose.
      { numRuns: key === null ? 40 : 6 },
    )
  })

  test(`frames cannot change places or leave the end off ${how}`, async () => {
    const sealed = await seal(content, key)
    const head = sealed.indexOf(10) + 1
    const frame = 4 + limits.backup.frameBytes + (key === null ? 32 : 16)
    const [first, second, last] = [0, 1, 2].map((n) =>
      sealed.subarray(head + n * frame, head + (n + 1) * frame),
    )
    const start = sealed.subarray(0, head)
    for (const frames of [[second, first, last], [first, last], [first, second], [last]]) {
      const forged = Buffer.concat([start, ...frames.flatMap((each) => each ?? [])])
      await expect(unseal(forged, key)).rejects.toBeInstanceOf(BackupError)
    }
  })
}

test('without the right passphrase an encrypted backup says what it needs, and shows nothing', async () => {
  const sealed = await seal(content, passphrase)
  await expect(unseal(sealed, null)).rejects.toThrow('set BACKUP_PASSPHRASE')
  await expect(unseal(sealed, 'another passphrase')).rejects.toThrow('BACKUP_PASSPHRASE is not the one')
  expect(sealed.includes('inquiries')).toBe(false)
  expect((await seal(content, passphrase)).equals(sealed)).toBe(false)
})

test('a file of another kind is refused', async () => {
  for (const file of ['', 'PGDMP', 'bridgelight-backup-2 plain'.padEnd(200)])
    await expect(unseal(Buffer.from(file), null)).rejects.toThrow('not a backup of this program')
})
