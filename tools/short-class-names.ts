import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * One or two letters for each class of the CSS modules in a folder, the same in every build of the same source: a
 * document names hundreds of them, and the first round trip has room for 14 KB.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const names = new Map<string, string>()
  let index = 0
  for (const file of globSync('**/*.module.css', {
    cwd: root,
    exclude: ['node_modules/**', 'dist/**'],
  }).sort()) {
    for (const name of namesIn(readFileSync(join(root, file), 'utf8'))) {
      names.set(`${file} ${name}`, letterName(index))
      do index += 1
      while (isBlocked(letterName(index)))
    }
  }
  return (name, file) => {
    const short = names.get(`${relative(root, file.replace(/\?.*$/, ''))} ${name}`)
    if (!short) throw new Error(`${file} has no class ${name}`)
    return short
  }
}

/** Names of animations are local to their module too. */
function namesIn(css: string): Set<string> {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'/g, '')
  return new Set([...plain.matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name))
}

function letterName(index: number): string {
  const letter = letters[index % letters.length] ?? ''
  return index < letters.length ? letter : letterName(Math.floor(index / letters.length) - 1) + letter
}

/** Blockers hide what is called an ad. */
function isBlocked(name: string): boolean {
  return /^ad/i.test(name)
}
