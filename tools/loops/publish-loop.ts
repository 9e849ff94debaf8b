import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publishFile } from '../film/publish-file.ts'

/** Copies a loop to where the site serves it, in place of its former version, and lists all loops. */
export async function publishLoop(
  root: string,
  name: string,
  encoded: { av1: string; h264: string },
): Promise<void> {
  const target = join(root, 'public/assets/loops')
  await mkdir(target, { recursive: true })
  for (const file of await readdir(target)) {
    if (nameOf(file) === name) await rm(join(target, file))
  }
  await publishFile(target, name, 'webm', await readFile(encoded.av1))
  await publishFile(target, name, 'mp4', await readFile(encoded.h264))
  const files = (await readdir(target)).toSorted()
  const names = [...new Set(files.map(nameOf))]
  const find = (each: string, ending: string) =>
    `/assets/loops/${files.find((file) => nameOf(file) === each && file.endsWith(ending))}`
  const rows = names.map(
    (each) => `  ${each}: { av1: '${find(each, '.webm')}', h264: '${find(each, '.mp4')}' },`,
  )
  await writeFile(
    join(root, 'src/content/portfolio/loops.ts'),
    `/** Written by \`npm run loops\`: the prints' silent loops, by the name of the picture that each begins and ends with. */
export const loops: Readonly<Record<string, { readonly av1: string; readonly h264: string }>> = {
${rows.join('\n')}
}
`,
  )
}

function nameOf(file: string): string {
  return file.replace(/-[0-9a-f]{8}\.\w+$/, '')
}
