import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The names of the pictures that a scene's script shows on its screens and viewfinders. */
export async function feedsOf(scene: string): Promise<string[]> {
  const script = join(import.meta.dirname, 'scenes', `${scene.replaceAll('-', '_')}.py`)
  const named = (await readFile(script, 'utf8')).matchAll(/\bstill\('([\w-]+)'\)/g)
  return [...new Set([...named].map(([, name = '']) => name))]
}
