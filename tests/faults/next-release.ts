import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { root } from '../../tools/testing/root.ts'

export type Release = {
  readonly folder: string
  readonly version: string
  /** A file that its pages load and the release before does not have. */
  readonly asset: string
  /** One that only the release before has. */
  readonly formerAsset: string
}

/**
 * The migration of a later release. It only adds, because servers of the release before still use the tables, and it holds its
 * locks for two seconds, as on a large table.
 */
const migration = (name: string) => `
alter table leads add column ${name} text;
alter table quote_requests add column ${name} text not null default '';
alter table contact_submissions add column ${name} text;
update leads set ${name} = reference;
create index leads_${name} on leads (${name});
select pg_sleep(2);
`

/** A release that could come after this one: the same files with another number, its own migrations and its own assets. */
export async function makeNextRelease(number: number): Promise<Release> {
  const folder = await mkdtemp(join(tmpdir(), 'release-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await cp(join(root, 'dist'), join(folder, 'dist'), { recursive: true })
  await cp(join(root, 'src'), join(folder, 'src'), {
    recursive: true,
    filter: (path) => !path.includes('.test.'),
  })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))

  const version = `${number}.0.0-next`
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...manifest, version }))
  for (let n = 1; n <= number; n += 1) {
    const name = join(
      folder,
      `src/server/database/migrations/9${String(n).padStart(2, '0')}-next-release.sql`,
    )
    await writeFile(name, migration(`next_release_${n}`))
  }

  const asset = `/assets/only-in-${number}.js`
  const pages = join(folder, 'dist/site')
  await writeFile(join(pages, asset), `export const release = ${number}\n`)
  const scripts = (await readdir(join(root, 'dist/site/assets'))).filter((name) => name.endsWith('.js'))
  const formerAsset = `/assets/${scripts[number]}`
  for (const packed of ['', '.br', '.gz']) await rm(join(pages, formerAsset) + packed, { force: true })
  return { folder, version, asset, formerAsset }
}
