import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Tokens = Readonly<Record<string, string>>

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '')

/** The declarations of every top-level rule that has this exact selector in its list. */
function declarations(selector: string): Tokens {
  const found: Record<string, string> = {}
  for (const [, selectors = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selectors.split(',').some((item) => item.trim() === selector)) continue
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g))
      found[name] = value.trim()
  }
  return found
}

const root = declarations(':root')
const stage = declarations('[data-tone="stage"]')
const dark = declarations(':root.dark')
const contrast = declarations(':root.high-contrast')
const themes: readonly (readonly [string, Tokens])[] = [
  ['light paper', root],
  ['light stage', { ...root, ...stage }],
  ['dark paper', { ...root, ...dark }],
  ['dark stage', { ...root, ...stage, ...dark, ...stage, ...declarations(':root.dark [data-tone="stage"]') }],
  ['high-contrast paper', { ...root, ...contrast }],
  [
    'high-contrast stage',
    { ...root, ...contrast, ...stage, ...declarations(':root.high-contrast [data-tone="stage"]') },
  ],
  [
    'dark high-contrast paper',
    { ...root, ...dark, ...contrast, ...declarations(':root.high-contrast.dark') },
  ],
]

function luminance(color: string): number {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(color)
  if (!match) throw new Error(`Not an opaque OKLCH color: ${color}`)
  const [l, c, h] = match.slice(1).map(Number)
  if (l === undefined || c === undefined || h === undefined) throw new Error(color)
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  const red = clamp(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short)
  const green = clamp(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short)
  const blue = clamp(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrastOf(tokens: Tokens, front: string, back: string): number {
  const [bright = 0, dim = 0] = [tokens[front], tokens[back]]
    .map((color) => luminance(color ?? ''))
    .sort((x, y) => y - x)
  return (bright + 0.05) / (dim + 0.05)
}

const surfaces = ['--surface', '--surface-raised', '--surface-sunken']

test.for(themes)('%s: text reaches 4.5:1 on every surface', ([, tokens]) => {
  for (const surface of surfaces) {
    for (const text of ['--ink', '--ink-soft', '--accent', '--signal', '--positive']) {
      expect(contrastOf(tokens, text, surface), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5)
    }
  }
  expect(contrastOf(tokens, '--on-accent-fill', '--accent-fill')).toBeGreaterThanOrEqual(4.5)
})

test.for(themes)('%s: interface lines reach 3:1 on every surface', ([, tokens]) => {
  for (const surface of surfaces) {
    expect(
      contrastOf(tokens, '--line-strong', surface),
      `--line-strong on ${surface}`,
    ).toBeGreaterThanOrEqual(3)
  }
})

test.for(themes.filter(([name]) => name.includes('high-contrast')))('%s: text reaches 7:1', ([, tokens]) => {
  for (const text of ['--ink', '--ink-soft', '--accent', '--signal', '--positive']) {
    expect(contrastOf(tokens, text, '--surface'), text).toBeGreaterThanOrEqual(7)
  }
})

test('repeating gradients name a color space, because Firefox 140 draws the oklch default wrong', () => {
  const source = join(import.meta.dirname, '../..')
  const gradients = globSync('**/*.css', { cwd: source }).flatMap((file) =>
    [...readFileSync(join(source, file), 'utf8').matchAll(/repeating-[a-z]+-gradient\([^,]*/g)].map(
      ([start]) => `${file}: ${start}`,
    ),
  )
  expect(gradients.length).toBeGreaterThan(5)
  expect(gradients.filter((each) => !each.endsWith('in srgb'))).toEqual([])
})
