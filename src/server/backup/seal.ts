import { argon2, createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import * as limits from '../../domain/limits.ts'
import { BackupError } from './backup-error.ts'
import { createByteReader } from './byte-reader.ts'

/*
 * A sealed backup is a head of one line, then frames: four bytes with the length and, in the highest bit, whether it is the last;
 * the frame's bytes; a tag. With a passphrase, frames are encrypted with AES-256-GCM; without one, the tag is a SHA-256 over all
 * there is so far. Either way a frame cannot be altered, moved, left out or cut off unnoticed.
 */

const magic = 'bridgelight-backup-1'
const saltBytes = 16
const headPattern = new RegExp(`^${magic} (plain|crypt) ([0-9a-f]{${2 * saltBytes}})\n$`)
const headLength = `${magic} plain `.length + 2 * saltBytes + 1
const lastBit = 0x8000_0000
const lengthBytes = 4

type Frames = {
  readonly tagBytes: number
  close(frame: Buffer, index: number, length: Buffer): { readonly body: Buffer; readonly tag: Buffer }
  /** Null when the tag does not fit. */
  open(body: Buffer, tag: Buffer, index: number, length: Buffer): Buffer | null
}

export function sealWith(passphrase: string | null) {
  return async function* seal(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
    const salt = randomBytes(saltBytes)
    const kind = passphrase === null ? 'plain' : 'crypt'
    const head = Buffer.from(`${magic} ${kind} ${salt.toString('hex')}\n`)
    const frames = await framesOf(passphrase, salt, head)
    const reader = createByteReader(source)
    yield head
    let next = await reader.take(limits.backup.frameBytes)
    for (let index = 0, last = false; !last; index += 1) {
      const frame = next
      next = await reader.take(limits.backup.frameBytes)
      last = next.length === 0
      const length = Buffer.alloc(lengthBytes)
      length.writeUInt32BE(last ? frame.length + lastBit : frame.length)
      const { body, tag } = frames.close(frame, index, length)
      yield Buffer.concat([length, body, tag])
    }
  }
}

export function unsealWith(passphrase: string | null) {
  return async function* unseal(source: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
    const reader = createByteReader(source)
    const frames = await readHead(await reader.take(headLength), passphrase)
    for (let index = 0, last = false; !last; index += 1) {
      const length = await reader.take(lengthBytes)
      if (length.length < lengthBytes) throw truncated()
      last = length.readUInt32BE() >= lastBit
      const count = length.readUInt32BE() % lastBit
      if (count > limits.backup.frameBytes) throw altered(passphrase)
      const body = await reader.take(count)
      const tag = await reader.take(frames.tagBytes)
      if (tag.length < frames.tagBytes) throw truncated()
      const frame = frames.open(body, tag, index, length)
      if (!frame) throw altered(passphrase)
      yield frame
    }
    if ((await reader.take(1)).length > 0) throw altered(passphrase)
  }
}

async function readHead(head: Buffer, passphrase: string | null): Promise<Frames> {
  const [, kind, salt] = headPattern.exec(head.toString('latin1')) ?? []
  if (!kind || !salt)
    throw new BackupError('This file is not a backup of this program, or its beginning is damaged.')
  if (kind === 'crypt' && passphrase === null)
    throw new BackupError(
      'The backup is encrypted: set BACKUP_PASSPHRASE to the passphrase it was made with.',
    )
  return framesOf(kind === 'crypt' ? passphrase : null, Buffer.from(salt, 'hex'), head)
}

async function framesOf(passphrase: string | null, salt: Buffer, head: Buffer): Promise<Frames> {
  return passphrase === null ? chainedFrames(head) : encryptedFrames(await makeKey(passphrase, salt), head)
}

function makeKey(passphrase: string, nonce: Buffer): Promise<Buffer> {
  const { memoryKiB: memory, passes, parallelism } = limits.backup.hashing
  const message = Buffer.from(passphrase.normalize('NFKC'), 'utf8')
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message, nonce, tagLength: 32, memory, passes, parallelism }, (error, derived) =>
      error ? reject(error) : resolve(derived),
    )
  })
}

/** Each backup has its own salt and with it its own key, so counting the frames never uses a number twice. */
function encryptedFrames(key: Buffer, head: Buffer): Frames {
  const numberOf = (index: number) => {
    const number = Buffer.alloc(12)
    number.writeUIntBE(index, 6, 6)
    return number
  }
  return {
    tagBytes: 16,
    close(frame, index, length) {
      const cipher = createCipheriv('aes-256-gcm', key, numberOf(index)).setAAD(Buffer.concat([head, length]))
      const body = Buffer.concat([cipher.update(frame), cipher.final()])
      return { body, tag: cipher.getAuthTag() }
    },
    open(body, tag, index, length) {
      const decipher = createDecipheriv('aes-256-gcm', key, numberOf(index), { authTagLength: 16 })
      decipher.setAAD(Buffer.concat([head, length])).setAuthTag(tag)
      try {
        return Buffer.concat([decipher.update(body), decipher.final()])
      } catch {
        return null
      }
    },
  }
}

function chainedFrames(head: Buffer): Frames {
  let before: Buffer = head
  const next = (frame: Buffer, length: Buffer) => {
    before = createHash('sha256').update(before).update(length).update(frame).digest()
    return before
  }
  return {
    tagBytes: 32,
    close: (frame, _, length) => ({ body: frame, tag: next(frame, length) }),
    open: (body, tag, _, length) => (next(body, length).equals(tag) ? body : null),
  }
}

function truncated(): BackupError {
  return new BackupError('The backup ends too early: the file was cut off. Nothing was restored from it.')
}

function altered(passphrase: string | null): BackupError {
  return new BackupError(
    passphrase === null
      ? 'The backup was altered or damaged. Nothing was restored from it.'
      : 'BACKUP_PASSPHRASE is not the one the backup was made with, or the file was altered. Nothing was restored from it.',
  )
}
