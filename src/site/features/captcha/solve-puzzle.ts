import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import type { PuzzleParameters } from './challenge.ts'

export type Solution = { readonly counter: number; readonly derivedKey: string }

const largestCounter = 0xffff_ffff

/**
 * Counts up until the key derived from salt, nonce and counter starts with the requested prefix. The
 * browser's own SHA-256 returns a promise for each message, which takes many times as long.
 */
export function solvePuzzle({ salt, nonce, keyPrefix, keyLength, cost }: PuzzleParameters): Solution | null {
  const message = hexToBytes(`${salt}${nonce}00000000`)
  const view = new DataView(message.buffer)
  const prefix = hexToBytes(keyPrefix)
  const key = new Uint8Array(sha256.outputLen)
  // One hash object is reset for every message; creating a new one each time would double the time.
  const start = sha256.create()
  const hash = sha256.create()
  const digest = (bytes: Uint8Array) => start._cloneInto(hash).update(bytes).digestInto(key)

  for (let counter = 0; counter <= largestCounter; counter += 1) {
    view.setUint32(message.length - 4, counter)
    digest(message)
    for (let round = 1; round < cost; round += 1) digest(key)
    if (prefix.every((byte, index) => key[index] === byte)) {
      return { counter, derivedKey: bytesToHex(key.subarray(0, keyLength)) }
    }
  }
  return null
}
