import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { imageFocus, type SiteImage } from '../../src/domain/site-image.ts'

const published = z.object({
  name: z.string(),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
  hash: z.string(),
  alt: z.string(),
  focus: z._default(z.enum(imageFocus), 'middle'),
})

/** Writes the typed list of all published pictures; those not rendered on this machine keep their entries. */
export async function writeImageList(file: string, masters: string): Promise<void> {
  const images = new Map<string, SiteImage>()
  const before = await readFile(file, 'utf8').catch(() => '')
  for (const [, json] of before.matchAll(/SiteImage = (\{.*?\n\})/gs)) {
    const image = published.parse(JSON.parse(asJson(json ?? '')))
    images.set(image.name, image)
  }
  for (const folder of await readdir(masters)) {
    const text = await readFile(join(masters, folder, 'published.json'), 'utf8').catch(() => null)
    if (text === null) continue
    const image = published.parse(JSON.parse(text))
    images.set(image.name, image)
  }
  const sorted = [...images.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
  const entries = sorted.map(
    (image) =>
      `export const ${constant(image.name)}: SiteImage = {\n${Object.entries(image)
        .map(([key, value]) => `  ${key}: ${source(value)},`)
        .join('\n')}\n}\n`,
  )
  const head =
    "/** Written by `npm run renders`: one entry a picture, so that a page carries only its own. */\nimport type { SiteImage } from '../domain/site-image.ts'\n"
  const list = `/** All of them, for checks. */\nexport const images: readonly SiteImage[] = [\n${sorted.map(({ name }) => `  ${constant(name)},\n`).join('')}]\n`
  await writeFile(file, [head, ...entries, list].join('\n'))
}

function constant(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function source(value: string | number | readonly number[]): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`
  return typeof value === 'number' ? String(value) : `[${value.join(', ')}]`
}

/** The reverse of what is written above, also after the formatter has chosen other quotes. */
function asJson(text: string): string {
  return text
    .replaceAll(/^ {2}(\w+):/gm, '"$1":')
    .replaceAll(/'((?:[^'\\]|\\.)*)'|"(?:[^"\\]|\\.)*"/g, (quoted, inner: string | undefined) =>
      inner === undefined ? quoted : JSON.stringify(inner.replaceAll("\\'", "'")),
    )
    .replace(/,\n\}$/, '\n}')
}
