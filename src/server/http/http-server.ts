import { createServer, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import * as limits from '../../domain/limits.ts'
import { StartError } from '../start-error.ts'
import { baseHeaders, inertPolicy } from './security-headers.ts'
import type { StaticSite } from './static-site.ts'

export type HttpServer = {
  readonly port: number
  /** Stops accepting connections, lets running requests finish, and closes the rest after the grace time. */
  close(graceMs: number): Promise<void>
}

type HttpServerOptions = {
  readonly host: string
  readonly port: number
  readonly site: Pick<StaticSite, 'handle'>
  readonly fetch: (request: Request, env: object) => Response | Promise<Response>
  /** Called for each request before it is answered. */
  readonly observe?: ((method: string, url: string, response: ServerResponse) => void) | undefined
}

export async function startHttpServer({
  host,
  port,
  site,
  fetch,
  observe,
}: HttpServerOptions): Promise<HttpServer> {
  const answer = getRequestListener(fetch, { overrideGlobalObjects: false })
  const server = createServer(
    {
      maxHeaderSize: limits.http.headerBytes,
      headersTimeout: 15_000,
      requestTimeout: 30_000,
      // Longer than the idle timeout of common load balancers, which would otherwise reuse closed
      // connections.
      keepAliveTimeout: 65_000,
      noDelay: true,
    },
    (request, response) => {
      // While the server stops, another request on this connection would fail.
      if (!server.listening) response.shouldKeepAlive = false
      observe?.(request.method ?? '', request.url ?? '', response)
      if (!site.handle(request, response)) answer(request, response)
    },
  )
  // Bytes that are not an HTTP request never reach a handler.
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    const [status, code] =
      error.code === 'HPE_HEADER_OVERFLOW'
        ? ['431 Request Header Fields Too Large', 'headers_too_large']
        : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
          ? ['408 Request Timeout', 'timeout']
          : ['400 Bad Request', 'bad_request']
    const body = JSON.stringify({ ok: false, error: { code, message: 'This is not a request we can read.' } })
    const headers = [...baseHeaders, inertPolicy].map(([name, value]) => `${name}: ${value}`).join('\r\n')
    socket.end(
      `HTTP/1.1 ${status}\r\n${headers}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    )
  })
  await listen(server, host, port)
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: (graceMs) => closeGracefully(server, graceMs),
  }
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)))
    server.listen({ host, port, backlog: 1024 }, resolve)
  })
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `PORT ${port} is in use by another program: stop it, or choose another, for example PORT=${port + 1}.`,
      )
    case 'EACCES':
      return new StartError(
        `PORT ${port} needs more rights than this user has: choose one above 1023, for example PORT=3000.`,
      )
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartError(`HOST ${host} is not an address of this machine: set it to 0.0.0.0 or 127.0.0.1.`)
    default:
      return error
  }
}

async function closeGracefully(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const cut = setTimeout(() => server.closeAllConnections(), graceMs)
  // A connection whose last answer has just been sent stays open for another request, which will not come.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  await closed
  clearTimeout(cut)
  clearInterval(sweep)
}
