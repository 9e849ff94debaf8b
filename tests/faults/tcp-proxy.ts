import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A proxy between a server and its database that can interrupt their connection. */
export type TcpProxy = {
  readonly url: string
  /** Keeps connections open but passes nothing on, as a stopped server or a lost network does. */
  silence(): void
  /** Ends all connections and refuses new ones. */
  cut(): void
  restore(): Promise<void>
  close(): void
}

type Pair = { readonly client: Socket; readonly upstream: Socket }

export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target)
  const pairs = new Set<Pair>()
  let silent = false

  const server = createServer((client) => {
    const pair = { client, upstream: connect(Number(port), hostname) }
    pairs.add(pair)
    join(pair.client, pair.upstream)
    join(pair.upstream, pair.client)
    client.on('close', () => pairs.delete(pair))
    if (silent) hold(pair)
  })

  async function listen(wanted: number): Promise<number> {
    server.listen(wanted, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (typeof address !== 'object' || !address) throw new Error('The proxy has no port')
    return address.port
  }

  function cut(): void {
    server.close()
    for (const { client, upstream } of pairs) {
      client.destroy()
      upstream.destroy()
    }
  }

  const url = new URL(target)
  url.port = String(await listen(0))
  return {
    url: url.href,
    silence() {
      silent = true
      for (const pair of pairs) hold(pair)
    },
    cut,
    async restore() {
      silent = false
      for (const { client, upstream } of pairs) {
        client.resume()
        upstream.resume()
      }
      if (!server.listening) await listen(Number(url.port))
    },
    close: cut,
  }
}

function join(from: Socket, to: Socket): void {
  from.on('data', (chunk) => to.write(chunk))
  from.on('end', () => to.end())
  from.on('error', () => to.destroy())
}

function hold({ client, upstream }: Pair): void {
  client.pause()
  upstream.pause()
}
