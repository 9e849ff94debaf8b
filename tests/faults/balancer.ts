import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { serverPaths } from '../../src/routes.ts'

/**
 * Passes requests on to several servers in turn, and to the next one when that cannot do harm: as nginx does with
 * `operations/nginx/bridgelight.conf`, which `tests/served/proxies.test.ts` tries. Visitors' addresses come from the tests.
 */
export type Balancer = { readonly url: string; close(): void }

const inquiryPaths: readonly string[] = [serverPaths.submitForm, serverPaths.sendNotification]

export async function startBalancer(servers: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  let turn = 0

  async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await buffer(asked)
    const isInquiry = inquiryPaths.includes(asked.url ?? '')
    const isAsset = asked.url?.startsWith('/assets/')
    const mayRepeat = isInquiry || asked.method === 'GET' || asked.method === 'HEAD'
    const headers = { ...asked.headers, 'x-request-id': randomBytes(16).toString('hex') }
    turn += 1
    // Others take their turns in the meantime: each request asks every server once.
    const inTurn = servers.map((_, n) => servers[(turn + n) % servers.length] ?? '')
    for (const server of inTurn) {
      const isLast = server === inTurn.at(-1)
      try {
        const sent = request(server + asked.url, { method: asked.method, headers, agent })
        answer.once('close', () => sent.destroy())
        sent.end(body)
        const [found]: IncomingMessage[] = await once(sent, 'response')
        if (!found) throw new Error('There is no answer')
        const ask = isInquiry ? 503 : isAsset ? 404 : null
        if (found.statusCode === ask && !isLast) {
          found.resume()
          continue
        }
        answer.writeHead(found.statusCode ?? 502, found.headers)
        found.on('error', () => answer.destroy())
        found.pipe(answer)
        return
      } catch (error) {
        if (isLast || !(mayRepeat || neverArrived(error))) break
      }
    }
    answer.writeHead(502).end()
  }

  const server = createServer((asked, answer) => {
    pass(asked, answer).catch(() => answer.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('The balancer has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close() {
      server.close()
      server.closeAllConnections()
      agent.destroy()
    },
  }
}

function neverArrived(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'
}
