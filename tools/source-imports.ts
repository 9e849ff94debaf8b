import { readdir, readFile } from 'node:fs/promises'
import { join, posix, relative } from 'node:path'

export type SourceFile = { readonly path: string; readonly text: string }

export type SourceImport = {
  readonly specifier: string
  /** Has no part in a cycle: erased, or resolved after both modules exist. */
  readonly typeOnly: boolean
  readonly dynamic: boolean
}

export function importsOf(text: string): SourceImport[] {
  const withoutComments = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const statement = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"\n]+)['"]/g
  const dynamic = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g
  return [
    ...[...withoutComments.matchAll(statement)].map((match) => ({
      specifier: match[2] ?? '',
      typeOnly: match[1] !== undefined,
      dynamic: false,
    })),
    ...[...withoutComments.matchAll(dynamic)].map((match) => ({
      specifier: match[1] ?? '',
      typeOnly: true,
      dynamic: true,
    })),
  ]
}

/** The file that a relative import refers to, as a path within the project. */
export function targetOf(importer: string, specifier: string): string {
  return posix.join(posix.dirname(importer), specifier.replace(/\?.*$/, ''))
}

/** Every TypeScript file of the given folders, with paths relative to the project. */
export async function readSources(root: string, folders: readonly string[]): Promise<SourceFile[]> {
  const entries = await Promise.all(
    folders.map((folder) => readdir(join(root, folder), { recursive: true, withFileTypes: true })),
  )
  const paths = entries
    .flat()
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  return Promise.all(
    paths.map(async (path) => ({
      path: relative(root, path).replaceAll('\\', '/'),
      text: await readFile(path, 'utf8'),
    })),
  )
}
