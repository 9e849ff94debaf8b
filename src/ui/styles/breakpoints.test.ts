import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../..')
const tokens = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const named = [...tokens.matchAll(/^ \* {3}\w+ ([\d.]+rem): /gm)].map(([, width = '']) => width)

test('layouts change only at the five named window widths', () => {
  expect(named).toHaveLength(5)
  // The containers `page` and `footer` are as wide as the window.
  const conditions = globSync('**/*.css', { cwd: source }).flatMap((file) =>
    [
      ...readFileSync(join(source, file), 'utf8').matchAll(/@(?:media|container (?:page|footer)\b)[^{]*/g),
    ].map(([condition]) => ({ file, condition, widths: widthsIn(condition) })),
  )
  expect(conditions.filter(({ widths }) => widths.length > 0).length).toBeGreaterThan(100)
  expect(conditions.filter(({ widths }) => widths.some((width) => !named.includes(width)))).toEqual([])
})

function widthsIn(condition: string): readonly string[] {
  const features = condition.match(/\([^()]*\b(?:width|inline-size)\b[^()]*\)/g) ?? []
  return features.flatMap((feature) => feature.match(/\d[\w.]*/g) ?? [])
}
