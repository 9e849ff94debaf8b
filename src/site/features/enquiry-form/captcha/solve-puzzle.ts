import type { PuzzleParameters } from './challenge.ts'
import { digestPadded, padMessage } from './sha-256.ts'

export type Solution = { readonly counter: number; readonly derivedKey: string }

const counterBytes = 4
const largestCounter = 0xffff_ffff

/** Counts up until the key derived from salt, nonce and counter begins as the challenge wants it. */
export function solvePuzzle(parameters: PuzzleParameters): Solution | null {
  const salted = hexBytes(parameters.salt + parameters.nonce)
  const message = new Uint8Array(salted.length + counterBytes)
  message.set(salted)
  const first = padMessage(message)
  // Further rounds hash the digest itself, in place.
  const digest = padMessage(new Uint8Array(32))
  const prefix = hexBytes(parameters.keyPrefix)

  for (let counter = 0; counter <= largestCounter; counter += 1) {
    first.setUint32(salted.length, counter)
    digestPadded(first, digest)
    for (let round = 1; round < parameters.cost; round += 1) digestAgain(digest)
    if (prefix.every((byte, index) => digest.getUint8(index) === byte)) {
      return { counter, derivedKey: toHex(digest, parameters.keyLength) }
    }
  }
  return null
}

const next = padMessage(new Uint8Array(32))

function digestAgain(digest: DataView): void {
  digestPadded(digest, next)
  for (let at = 0; at < 32; at += 4) digest.setInt32(at, next.getInt32(at))
}

function hexBytes(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  )
}

function toHex(view: DataView, length: number): string {
  return Array.from({ length }, (_, index) => view.getUint8(index).toString(16).padStart(2, '0')).join('')
}
