import { expect, test } from 'vitest'
import { createSecretBox } from './secret-box.ts'

const content = Buffer.from('the private key')
const box = createSecretBox('the server’s secret', 'keys')

test('opens what it sealed, and seals differently each time', () => {
  expect(box.open(box.seal(content))).toEqual(content)
  expect(box.seal(content)).not.toEqual(box.seal(content))
  expect(box.seal(content).toString('latin1')).not.toContain('private')
})

test('refuses content that was changed, sealed for another purpose, or sealed under another secret', () => {
  const sealed = box.seal(content)
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed)
    changed.writeUInt8((changed.readUInt8(at) + 1) % 256, at)
    expect(box.open(changed)).toBeNull()
  }
  expect(box.open(sealed.subarray(0, 20))).toBeNull()
  expect(box.open(Buffer.alloc(0))).toBeNull()
  expect(createSecretBox('the server’s secret', 'factors').open(sealed)).toBeNull()
  expect(createSecretBox('another secret', 'keys').open(sealed)).toBeNull()
})
