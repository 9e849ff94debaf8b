/** The licenses of what we ship: packages that the server runs on or the browser gets, and the fonts. */
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import * as z from 'zod/mini'

const root = join(import.meta.dirname, '..')
/** They ask for their notice and for nothing that our own code would have to give. */
const accepted = [
  'MIT',
  'MIT-0',
  '0BSD',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Unlicense',
  'PostgreSQL',
]

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dev: z.optional(z.boolean()),
      version: z.optional(z.string()),
      license: z.optional(z.string()),
    }),
  ),
})

export type Shipped = { readonly name: string; readonly license: string; readonly text: string }

export async function listLicenses(): Promise<readonly Shipped[]> {
  const lock = lockSchema.parse(JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')))
  const shipped = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev)
  const packages = await Promise.all(
    shipped.map(async ([path, { version = '', license = 'not named' }]) => ({
      name: `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)} ${version}`,
      license,
      text: await readText(join(root, path)),
    })),
  )
  return packages.sort((a, b) => a.name.localeCompare(b.name))
}

/** Those whose terms nobody has accepted for this project. Of a choice, one is enough. */
export function unaccepted(shipped: readonly Shipped[]): string[] {
  const isAccepted = (license: string) =>
    license
      .replace(/[()]/g, '')
      .split(' OR ')
      .some((each) => accepted.includes(each))
  return shipped
    .filter(({ license }) => !isAccepted(license))
    .map(({ name, license }) => `${name}: ${license}`)
}

export function writeLicenses(shipped: readonly Shipped[]): string {
  const parts = shipped.map(({ name, license, text }) => `${name} (${license})\n\n${text.trim()}\n`)
  return `This site is made with the following software.\n\n${parts.join(`\n${'-'.repeat(72)}\n\n`)}`
}

/** Packages for other systems are not installed, and their text is that of the one that is. */
async function readText(folder: string): Promise<string> {
  const names = await readdir(folder).catch(() => [])
  const file = names.find((name) => /^licen[sc]e/i.test(basename(name)))
  return file ? readFile(join(folder, file), 'utf8') : ''
}
