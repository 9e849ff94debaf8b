import type { Plugin } from 'vite'
import * as images from '../src/content/images.ts'

/** Every page names a picture or two of one table; in the browser each has only its own, and no file of all of them. */
export function inlineImages(): Plugin {
  return {
    name: 'inline-images',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/.+\.tsx?$/.test(id)) return null
      return { code: withImages(code, images), map: null }
    },
  }
}

export function withImages(code: string, table: Readonly<Record<string, object>>): string {
  return code.replace(/^import \{([\w,\s]+)\} from '[./\w-]*\/images\.ts'$/gm, (whole, names: string) => {
    const found = (names.match(/\w+/g) ?? []).map((name) => ({ name, image: table[name] }))
    if (found.some(({ image }) => !image)) return whole
    return found.map(({ name, image }) => `const ${name} = ${JSON.stringify(image)};`).join(' ')
  })
}
