import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The pictures that a scene shows on its own screens and viewfinders, as its script names them. */
export async function feedsOf(scene: string): Promise<string[]> {
  const script = join(import.meta.dirname, 'scenes', `${scene.replaceAll('-', '_')}.py`)
  const named = (await readFile(script, 'utf8')).matchAll(/\bstill\('([\w-]+)'\)/g)
  return [...new Set([...named].map(([, name = '']) => name))]
}
