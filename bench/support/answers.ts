import { mkdir, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { join } from 'node:path'

/** One response as it goes over the wire. */
export type Answer = { readonly path: string; readonly headers: readonly string[]; readonly body: Buffer }

export type AnswerHead = { readonly path: string; readonly headers: readonly string[]; readonly file: string }

const ownOfConnection = new Set(['date', 'connection', 'keep-alive'])

/** Uses `node:http`, because `fetch` would decode the body. */
export function fetchEncoded(address: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = get(`${address}${path}`, { headers: { 'Accept-Encoding': 'br' } }, async (response) => {
      const headers: string[] = []
      for (let index = 0; index + 1 < response.rawHeaders.length; index += 2) {
        const [name = '', value = ''] = response.rawHeaders.slice(index, index + 2)
        if (!ownOfConnection.has(name.toLowerCase())) headers.push(name, value)
      }
      resolve({ path, headers, body: Buffer.concat(await Array.fromAsync(response)) })
    })
    request.once('error', reject)
  })
}

/** Writes a folder for `memory-server.ts` to serve. */
export async function writeAnswers(folder: string, answers: readonly Answer[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const heads: AnswerHead[] = []
  for (const [index, { path, headers, body }] of answers.entries()) {
    const file = join(folder, `body-${index}`)
    await writeFile(file, body)
    heads.push({ path, headers, file })
  }
  await writeFile(join(folder, 'answers.json'), JSON.stringify(heads))
}
