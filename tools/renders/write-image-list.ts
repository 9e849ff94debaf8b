import { readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
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

/**
 * Writes a typed module beside the list for each picture published on this machine, then the list of all
 * modules. Modules of pictures that were rendered elsewhere stay.
 */
export async function writeImageList(list: string, masters: string): Promise<void> {
  const modules = dirname(list)
  for (const folder of await readdir(masters)) {
    const text = await readFile(join(masters, folder, 'published.json'), 'utf8').catch(() => null)
    if (text === null) continue
    const image = published.parse(JSON.parse(text))
    await writeFile(join(modules, `${image.name}.ts`), describe(image))
  }
  const names = (await readdir(modules))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== basename(list))
    .map((file) => basename(file, '.ts'))
    .sort()
  const exports = names.map((name) => `export { ${constant(name)} } from './${name}.ts'\n`)
  await writeFile(
    list,
    `/** Written by \`npm run renders\`: one module a picture, so that a page carries only its own. */
${exports.join('')}`,
  )
}

function describe(image: SiteImage): string {
  const facts = Object.entries(image).map(([key, value]) => `  ${key}: ${source(value)},\n`)
  return `import type { SiteImage } from '../../domain/site-image.ts'

export const ${constant(image.name)}: SiteImage = {
${facts.join('')}}
`
}

function constant(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function source(value: string | number | readonly number[]): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`
  return typeof value === 'number' ? String(value) : `[${value.join(', ')}]`
}
