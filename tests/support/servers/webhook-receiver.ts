import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A receiver of webhooks on this machine that can be told how to answer. */
export type WebhookReceiver = {
  readonly url: string
  /** The ids of the messages that it took. */
  readonly taken: string[]
  status: number
  close(): void
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const taken: string[] = []
  const server = createServer((request, response) => {
    if (receiver.status === 200) taken.push(String(request.headers['webhook-id']))
    request.resume().on('end', () => response.writeHead(receiver.status).end())
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const receiver: WebhookReceiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-path`,
    taken,
    status: 200,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
  return receiver
}
