import { expect, test } from 'vitest'
import * as limits from '../../../../domain/limits.ts'
import { type LetterFile, newFile, sumOf } from './letter-file.ts'

const file = (bytes: number, isFolder = false) => ({
  source: new File([new Uint8Array(bytes)], 'a.bin'),
  isFolder,
})

test('a file is judged before it is sent: by the sum of all, and by how many there are', () => {
  const most = limits.desk.attachmentsBytes
  const first = newFile(file(most - 10), [])
  expect(first).toMatchObject({ state: 'waiting', bytes: most - 10 })
  const tooBig = newFile(file(11), [first])
  expect(tooBig.state).toBe('too-big')
  expect(newFile(file(10, true), [first]).state).toBe('folder')
  // A file that was refused takes no room.
  expect(newFile(file(10), [first, tooBig]).state).toBe('waiting')
  expect(sumOf([first, tooBig])).toBe(most - 10)
  const many: LetterFile[] = []
  for (let count = 0; count <= limits.desk.attachments; count += 1) many.push(newFile(file(1), many))
  expect(many.map(({ state }) => state).slice(-2)).toEqual(['waiting', 'too-many'])
})
