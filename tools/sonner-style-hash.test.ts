import { expect, it } from 'vitest'
import { readSonnerStyle, sonnerStyleHashes } from './sonner-style-hash.ts'

it('finds the whole style sheet in the installed package', () => {
  const style = readSonnerStyle()
  expect(style).toMatch(/^\[data-sonner-toaster\]/)
  expect(style).toMatch(/\}$/)
  expect(style.length).toBeGreaterThan(5000)
})

it('yields the hash of the empty element and of the filled one', () => {
  const [empty, filled] = sonnerStyleHashes()
  expect(empty).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=')
  expect(filled).toMatch(/^sha256-[A-Za-z0-9+/]{43}=$/)
})
