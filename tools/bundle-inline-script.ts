import { build } from 'rolldown'

/** A file and its imports as one minified classic script, for a document that contains it inline. */
export async function bundleInlineScript(file: string): Promise<string> {
  const bundle = await build({
    input: file,
    write: false,
    platform: 'browser',
    output: { format: 'iife', minify: true },
  })
  return bundle.output[0].code.trim()
}
