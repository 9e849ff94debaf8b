/**
 * SHA-256 for many short messages in a row. The browser's own answers each through a promise, which takes
 * about twenty times as long.
 */
const digestBytes = 32
const blockBytes = 64
const lengthBytes = 8

/** The fractional parts of the roots of the first primes, as the standard derives its constants. */
const primes = firstPrimes(64)
const roundConstants = words(primes.map((prime) => fraction(Math.cbrt(prime))))
const initialState = words(primes.slice(0, 8).map((prime) => fraction(Math.sqrt(prime))))
const schedule = words(new Array<number>(64).fill(0))

/** The message and the padding that the standard puts behind it. Its bytes may be changed between digests. */
export function padMessage(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 1 + lengthBytes) / blockBytes)
  const padded = new Uint8Array(blocks * blockBytes)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 4, message.length * 8)
  return view
}

/** Writes the digest of a padded message to the start of `target`. */
export function digestPadded(padded: DataView, target: DataView): void {
  for (let offset = 0; offset < digestBytes; offset += 4)
    target.setInt32(offset, initialState.getInt32(offset))
  for (let block = 0; block < padded.byteLength; block += blockBytes) compress(padded, block, target)
}

function compress(message: DataView, block: number, state: DataView): void {
  for (let at = 0; at < 64; at += 4) schedule.setInt32(at, message.getInt32(block + at))
  for (let at = 64; at < 256; at += 4) {
    const early = schedule.getInt32(at - 60)
    const late = schedule.getInt32(at - 8)
    const mixed =
      (rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)) +
      (rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10))
    schedule.setInt32(at, (schedule.getInt32(at - 64) + schedule.getInt32(at - 28) + mixed) | 0)
  }

  let a = state.getInt32(0)
  let b = state.getInt32(4)
  let c = state.getInt32(8)
  let d = state.getInt32(12)
  let e = state.getInt32(16)
  let f = state.getInt32(20)
  let g = state.getInt32(24)
  let h = state.getInt32(28)
  for (let at = 0; at < 256; at += 4) {
    const choice = (e & f) ^ (~e & g)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    const first =
      (h +
        (rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)) +
        choice +
        roundConstants.getInt32(at) +
        schedule.getInt32(at)) |
      0
    const second = ((rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + majority) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  state.setInt32(0, (state.getInt32(0) + a) | 0)
  state.setInt32(4, (state.getInt32(4) + b) | 0)
  state.setInt32(8, (state.getInt32(8) + c) | 0)
  state.setInt32(12, (state.getInt32(12) + d) | 0)
  state.setInt32(16, (state.getInt32(16) + e) | 0)
  state.setInt32(20, (state.getInt32(20) + f) | 0)
  state.setInt32(24, (state.getInt32(24) + g) | 0)
  state.setInt32(28, (state.getInt32(28) + h) | 0)
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by))
}

function fraction(root: number): number {
  return Math.floor((root % 1) * 2 ** 32)
}

function words(values: readonly number[]): DataView {
  const view = new DataView(new ArrayBuffer(values.length * 4))
  for (const [index, value] of values.entries()) view.setUint32(index * 4, value)
  return view
}

function firstPrimes(count: number): number[] {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate)
  }
  return found
}
