import type { Plugin } from 'vite'
import * as limits from '../src/domain/limits.ts'
import { serverPaths } from '../src/routes.ts'

type Tables = Readonly<Record<string, object>>

/**
 * Numbers of the limits table and paths of the server stand where they are used. Everything shares those tables, so
 * they would otherwise be whole in the one file that every visit loads.
 */
export function inlineConstants(): Plugin {
  return {
    name: 'inline-constants',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/.+\.tsx?$/.test(id)) return null
      return { code: withConstants(code, { limits, serverPaths }), map: null }
    },
  }
}

export function withConstants(code: string, tables: Tables): string {
  const names = Object.keys(tables).join('|')
  const picked = new RegExp(`\\bconst \\{ ([\\w, ]+) \\} = ((?:${names})(?:\\.\\w+)+)`, 'g')
  const named = new RegExp(`\\b(?:${names})(?:\\.\\w+)+`, 'g')
  const inlined = code
    .replace(picked, (whole, parts: string, path: string) => {
      const constants = parts.split(', ').map((name) => ({ name, text: constant(tables, `${path}.${name}`) }))
      return constants.every(({ text }) => text !== null)
        ? `const ${constants.map(({ name, text }) => `${name} = ${text}`).join(', ')}`
        : whole
    })
    .replace(named, (path) => constant(tables, path) ?? path)
  return withoutSpareImports(inlined, Object.keys(tables))
}

/** A table that nothing is left of must not tie the file to the others that use it. */
function withoutSpareImports(code: string, names: readonly string[]): string {
  return names.reduce((rest, name) => {
    const line = new RegExp(`^import \\* as ${name} from .*\\n`, 'm')
    const without = rest.replace(line, '')
    return new RegExp(`\\b${name}\\b`).test(without) ? rest : without
  }, code)
}

/** As it is written in code; null for what is no number and no string. */
function constant(tables: Tables, path: string): string | null {
  let found: unknown = tables
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null) return null
    found = new Map<string, unknown>(Object.entries(found)).get(name)
  }
  return typeof found === 'number' || typeof found === 'string' ? JSON.stringify(found) : null
}
