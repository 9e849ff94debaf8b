import { stat } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import * as limits from '../../src/domain/limits.ts'
import { notFoundPath, pagePaths } from '../../src/routes.ts'

const origin = inject('servedSite')
const site = join(import.meta.dirname, '../../dist/site')

async function headerBytes(url: string): Promise<number> {
  const { rawHeaders, httpVersion, statusCode, statusMessage } = await new Promise<IncomingMessage>(
    (resolve, reject) => {
      get(url, { headers: { 'Accept-Encoding': 'br' } }, (response) => {
        response.resume()
        resolve(response)
      }).on('error', reject)
    },
  )
  const lines = [`HTTP/${httpVersion} ${statusCode} ${statusMessage}`]
  for (let index = 0; index < rawHeaders.length; index += 2) {
    lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`)
  }
  return Buffer.byteLength(`${lines.join('\r\n')}\r\n\r\n`)
}

for (const path of [...Object.values(pagePaths), notFoundPath]) {
  const name = path === pagePaths.home ? 'index' : path.slice(1)
  test(`${path} arrives in the first flight of packets`, async () => {
    // As the build compresses it: a page rendered anew is compressed as well only after a while.
    const body = await stat(join(site, `${name}.html.br`))
    expect(body.size + (await headerBytes(origin + path))).toBeLessThanOrEqual(limits.firstFlightBytes)
  })
}
