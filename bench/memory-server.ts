/** A peer: bare `node:http` that sends prebuilt answers from memory. `node memory-server.ts FOLDER` */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { AnswerHead } from './support/answers.ts'

const heads: AnswerHead[] = JSON.parse(readFileSync(join(process.argv[2] ?? '.', 'answers.json'), 'utf8'))
const answers = new Map(
  heads.map(({ path, headers, file }) => [path, { headers: [...headers], body: readFileSync(file) }]),
)

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '')
  if (answer) response.writeHead(200, answer.headers).end(answer.body)
  else response.writeHead(404).end()
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object' && address) console.log(`Address http://127.0.0.1:${address.port}`)
})
