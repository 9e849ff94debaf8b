import { expect, test } from 'vitest'
import * as limits from '../limits.ts'
import { cleanFileName, isOftenRefused, partSize, partsOf, sizeText } from './attachments.ts'

test.each([
  ['Offer June.pdf', 'Offer June.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\temp\\plan.pdf', 'plan.pdf'],
  ['a\r\nContent-Type: text/html\r\n.pdf', 'html .pdf'],
  ['invoice\u202efdp.exe', 'invoice fdp.exe'],
  ['"><b>.txt', '___b_.txt'],
  ['...', 'file'],
  ['', 'file'],
])('the name %j becomes %j', (given, clean) => {
  expect(cleanFileName(given)).toBe(clean)
})

test('a long name keeps its ending', () => {
  const name = cleanFileName(`${'🎬'.repeat(300)}.pdf`)
  expect([...name]).toHaveLength(limits.desk.attachmentNameMax)
  expect(name.endsWith('….pdf')).toBe(true)
})

test('the parts of a file add up to it', () => {
  for (const bytes of [
    0,
    1,
    limits.desk.attachmentPartBytes,
    limits.desk.attachmentPartBytes + 1,
    3_000_000,
  ]) {
    const sizes = Array.from({ length: partsOf(bytes) }, (_, part) => partSize(bytes, part))
    expect(sizes.every((size) => size > 0)).toBe(true)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(bytes)
    expect(partSize(bytes, partsOf(bytes))).toBe(0)
  }
})

test('programs are known by their ending, and sizes are told in everyday units', () => {
  expect(['setup.EXE', 'deck.pdf', 'exe.png'].map(isOftenRefused)).toEqual([true, false, false])
  expect([10, 20_480, 3_500_000].map(sizeText)).toEqual(['1 KB', '20 KB', '3.3 MB'])
})
