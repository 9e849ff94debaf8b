import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import * as limits from '../../../domain/limits.ts'

type Parameters = { readonly memoryKiB: number; readonly passes: number; readonly parallelism: number }

const current: Parameters = limits.account.hashing
const saltBytes = 16
const tagBytes = 32

/** Argon2id in the format that includes its parameters: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  return describe(current, salt, await derive(password, salt, tagBytes, current))
}

export type PasswordVerdict = {
  readonly right: boolean
  /** Whether the hash was made with parameters other than the current ones. */
  readonly outdated: boolean
}

export async function checkPassword(password: string, hash: string): Promise<PasswordVerdict> {
  const { parameters, salt, tag } = parse(hash)
  const derived = await derive(password, salt, tag.length, parameters)
  const outdated =
    parameters.memoryKiB !== current.memoryKiB ||
    parameters.passes !== current.passes ||
    parameters.parallelism !== current.parallelism
  return { right: timingSafeEqual(derived, tag), outdated }
}

/** A hash that no password matches and that takes as long to check as a real one. */
export function impossibleHash(): string {
  return describe(current, randomBytes(saltBytes), randomBytes(tagBytes))
}

function derive(password: string, nonce: Buffer, tagLength: number, parameters: Parameters): Promise<Buffer> {
  const { memoryKiB: memory, passes, parallelism } = parameters
  // The same characters may arrive composed or decomposed, depending on the keyboard.
  const message = Buffer.from(password.normalize('NFKC'), 'utf8')
  return new Promise((resolve, reject) => {
    argon2('argon2id', { message, nonce, tagLength, memory, passes, parallelism }, (error, derived) =>
      error ? reject(error) : resolve(derived),
    )
  })
}

function describe({ memoryKiB, passes, parallelism }: Parameters, salt: Buffer, tag: Buffer): string {
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${memoryKiB},t=${passes},p=${parallelism}$${text(salt)}$${text(tag)}`
}

const hashPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

function parse(hash: string) {
  const [, memory, passes, parallelism, salt = '', tag = ''] = hashPattern.exec(hash) ?? []
  if (!tag) throw new Error('A stored password hash cannot be read')
  return {
    parameters: {
      memoryKiB: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}
