import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

export type MailTrouble = 'refused' | 'silent' | '4xx' | '5xx' | 'cut after DATA'

export type MailRecord = { readonly text: string; readonly confirmed: boolean }

/** A minimal mail server that keeps the mails it receives and can be told to misbehave. */
export type TroubledMailServer = {
  readonly port: number
  /** The messages received after DATA, confirmed or not. */
  readonly taken: readonly MailRecord[]
  /** Also closes open connections: a client that kept one would not notice the trouble. */
  beginTrouble(trouble: MailTrouble): void
  endTrouble(): Promise<void>
  close(): void
}

export async function startMailServer(): Promise<TroubledMailServer> {
  const taken: { text: string; confirmed: boolean }[] = []
  const sockets = new Set<Socket>()
  let trouble: MailTrouble | null = null

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.on('close', () => sockets.delete(socket))
    if (trouble !== 'silent') socket.write('220 mail.test ESMTP\r\n')
    converse(socket)
  })

  function converse(socket: Socket): void {
    let rest = ''
    let message: string[] | null = null
    socket.on('data', (chunk) => {
      if (trouble === 'silent') return
      const lines = (rest + chunk.toString('latin1')).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        if (message === null) {
          if (/^DATA/i.test(line)) message = []
          socket.write(reply(line))
        } else if (line !== '.') message.push(line)
        else {
          const confirmed = trouble !== 'cut after DATA'
          taken.push({ text: message.join('\r\n'), confirmed })
          message = null
          if (confirmed) socket.write('250 taken\r\n')
          else socket.destroy()
        }
      }
    })
  }

  function reply(line: string): string {
    if (/^DATA/i.test(line)) return '354 go on\r\n'
    if (/^QUIT/i.test(line)) return '221 bye\r\n'
    if (/^MAIL/i.test(line) && trouble === '4xx') return '451 not now\r\n'
    if (/^MAIL/i.test(line) && trouble === '5xx') return '550 never\r\n'
    return '250 ok\r\n'
  }

  async function listen(port: number): Promise<number> {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (typeof address !== 'object' || !address) throw new Error('The mail server has no port')
    return address.port
  }

  function close(): void {
    server.close()
    for (const socket of sockets) socket.destroy()
  }

  const port = await listen(0)
  return {
    port,
    taken,
    beginTrouble(begun) {
      trouble = begun
      if (trouble === 'refused') close()
      else for (const socket of sockets) socket.destroy()
    },
    async endTrouble() {
      trouble = null
      if (!server.listening) await listen(port)
    },
    close,
  }
}
