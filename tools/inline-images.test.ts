import { expect, test } from 'vitest'
import { withImages } from './inline-images.ts'

const table = { hall: { name: 'hall' }, stage: { name: 'stage' } }

test('a picture stands where it is used', () => {
  expect(withImages("import { hall, stage } from '../images.ts'\nshow(hall)", table)).toBe(
    'const hall = {"name":"hall"}; const stage = {"name":"stage"};\nshow(hall)',
  )
})

test('an import over several lines is one', () => {
  expect(withImages("import {\n  hall,\n  stage,\n} from './images.ts'", table)).toBe(
    'const hall = {"name":"hall"}; const stage = {"name":"stage"};',
  )
})

test('what is no picture is imported as it was', () => {
  const code = "import { hall as room } from './images.ts'\nimport { other } from './images.ts'"
  expect(withImages(code, table)).toBe(code)
})
