import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/** What the site imports of React, and what React imports of itself: the files behind it in production. */
const files: Readonly<Record<string, string>> = {
  react: 'react.production.js',
  'react/jsx-runtime': 'react-jsx-runtime.production.js',
  'react-dom': 'react-dom.production.js',
  'react-dom/client': 'react-dom-client.production.js',
  scheduler: 'scheduler.production.js',
}

/**
 * React comes as CommonJS, which bundlers wrap in functions: a browser reads all of it once to find where they end and
 * once more to run them, and nothing of it can be left out. Here the same files become plain modules.
 */
export function flatReact(): Plugin {
  const paths = new Map(Object.entries(files).map(([name, file]) => [name, find(name, file)]))
  const namesOf = (name: string) => namedExports(readFileSync(paths.get(name) ?? '', 'utf8'))
  const ours = new Set(paths.values())
  return {
    name: 'flat-react',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => paths.get(source) ?? null,
    transform(code, id) {
      return { code: ours.has(id) ? toModule(code, namesOf) : withNamespace(code), map: null }
    },
  }
}

/** The packages name only their entrances. */
function find(name: string, file: string): string {
  const [folder] = name.split('/')
  return require.resolve(`${folder}/package.json`).replace(/package\.json$/, `cjs/${file}`)
}

/** Others import React as a whole by its default, which a plain module has not. */
function withNamespace(code: string): string {
  return code.replace(/^import (\w+)(?= from ["']react(?:-dom)?["'])/gm, 'import * as $1')
}

function namedExports(code: string): ReadonlySet<string> {
  return new Set([...code.matchAll(/^exports\.(\w+) =/gm)].map(([, name = '']) => name))
}

export function toModule(code: string, namesOf: (name: string) => ReadonlySet<string>): string {
  const names = namedExports(code)
  const requires = /(\w+) = require\("([^"]+)"\)/g
  const required = [...code.matchAll(requires)]
  const imports = required.map(([, local, from]) => `import * as ${local} from '${from}'\n`)
  // Of its declaration a variable is left that nothing uses.
  let body = code.replace(requires, 'unused$1')
  for (const [, local = '', from = ''] of required) {
    const known = namesOf(from)
    // What is there in development only.
    body = body.replace(new RegExp(`\\b${local}\\.(\\w+)`, 'g'), (read, name: string) =>
      known.has(name) ? read : 'void 0',
    )
  }
  const declared = new Set<string>()
  body = body
    .replace(/^exports\.(\w+) =/gm, (_whole, name: string) => {
      const keyword = declared.has(name) ? '' : 'var '
      declared.add(name)
      return `${keyword}$${name} =`
    })
    .replace(/\bexports\.(\w+)/g, '$$$1')
  if (names.size === 0 || /\b(?:module|exports)\b\.|\brequire\(/.test(body))
    throw new Error('React is no longer written as this expects: leave the plugin out, or mend it')
  return `${imports.join('')}${body}\nexport { ${[...names].map((name) => `$${name} as ${name}`).join(', ')} }\n`
}
