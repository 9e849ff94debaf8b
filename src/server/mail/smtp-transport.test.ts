import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, expect, test } from 'vitest'
import { MailError } from './mail-error.ts'
import type { MailMessage, MailTransport } from './mail-message.ts'
import { createSmtpTransport, type SmtpTimes } from './smtp-transport.ts'

const message: MailMessage = {
  messageId: '<lead-7k3mp-q2xwa.owner@www.bridgelight.example>',
  from: { name: 'Bridgelight Productions', address: 'website@bridgelight.example' },
  to: { name: 'Owner', address: 'owner@bridgelight.example' },
  replyTo: { name: 'Ada Lovelace', address: 'ada@analytical.example' },
  subject: 'Quote request from Ada Lovelace',
  text: `Plain words, 🎬 and a long line: ${'word '.repeat(400)}\n.\nAfter the dot`,
  html: '<p>Rich words, <b>ünïcode</b></p>',
  date: new Date('2026-11-16T23:05:00Z'),
}

const short: SmtpTimes = { connectMs: 300, greetingMs: 300, socketMs: 300, deliveryMs: 5_000 }

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

function transportTo(port: number, times?: SmtpTimes, query = ''): MailTransport {
  const transport = createSmtpTransport(`smtp://127.0.0.1:${port}${query}`, times)
  closing.push(() => transport.close())
  return transport
}

async function portOf(server: Server): Promise<number> {
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('No port')
  return address.port
}

type Delivery = { readonly mail: Email; readonly raw: string; readonly recipients: readonly string[] }

/** A real mail server that keeps the mails it receives. */
async function mailServer(options: SMTPServerOptions = {}) {
  const received: Delivery[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      buffer(stream).then(async (raw) => {
        received.push({
          mail: await PostalMime.parse(raw),
          raw: raw.toString('utf8'),
          recipients: session.envelope.rcptTo.map(({ address }) => address),
        })
        done()
      }, done)
    },
    ...options,
  })
  closing.push(() => new Promise<void>((resolve) => server.close(resolve)))
  return { port: await portOf(server.listen(0, '127.0.0.1')), received }
}

/** A server that sends the given answers, line by line, and is silent otherwise. */
async function oddServer(answer: (socket: Socket, line: string) => void, greeting = '220 odd\r\n') {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.write(greeting)
    socket.on('data', (data) => {
      for (const line of data.toString('latin1').split('\r\n')) if (line) answer(socket, line)
    })
  })
  closing.push(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return portOf(server.listen(0, '127.0.0.1'))
}

const polite = (socket: Socket, line: string) => {
  if (/^(EHLO|MAIL|RCPT|RSET)/.test(line)) socket.write('250 ok\r\n')
  if (line === 'DATA') socket.write('354 go on\r\n')
}

async function failure(sending: Promise<unknown>): Promise<MailError> {
  const error = await sending.then(
    () => new Error('It was delivered'),
    (reason: unknown) => reason,
  )
  if (!(error instanceof MailError)) throw error
  expect(error.message).not.toMatch(/@|ada|owner/i)
  return error
}

test('attachments arrive byte for byte, as files of their own names', async () => {
  const { port, received } = await mailServer()
  const bytes = randomBytes(300_000)
  const lines = Buffer.from('.\r\n..\nFrom me\r\r\n\0\xff', 'latin1')
  const names = ['Offer “June” 🎬.pdf', 'page.html', 'old.eml', 'a\r\nBcc: x@y.example\r\n.txt']
  const attachments = names.map((name, index) => ({ name, content: index === 0 ? bytes : lines }))
  await transportTo(port).send({ ...message, attachments })
  const [delivery] = received
  expect(delivery?.recipients).toEqual(['owner@bridgelight.example'])
  expect(
    delivery?.mail.attachments.map(({ filename, disposition, content }) => [
      filename,
      disposition,
      Buffer.from(content instanceof ArrayBuffer ? new Uint8Array(content) : []).equals(
        filename === names[0] ? bytes : lines,
      ),
    ]),
  ).toEqual([
    [names[0], 'attachment', true],
    ['page.html', 'attachment', true],
    ['old.eml', 'attachment', true],
    ['a Bcc: x@y.example .txt', 'attachment', true],
  ])
})

test('a mail arrives with both parts and all its headers', async () => {
  const { port, received } = await mailServer()
  await transportTo(port).send(message)
  const [delivery] = received
  expect(delivery?.recipients).toEqual(['owner@bridgelight.example'])
  const mail = delivery?.mail
  expect(mail).toMatchObject({
    messageId: message.messageId,
    from: message.from,
    to: [message.to],
    replyTo: [message.replyTo],
    subject: message.subject,
  })
  expect(new Date(mail?.date ?? '')).toEqual(message.date)
  expect(mail?.text?.trimEnd()).toBe(message.text)
  expect(mail?.html?.trim()).toBe(message.html)
  expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated')
  expect(Math.max(...(delivery?.raw.split('\r\n').map((line) => line.length) ?? []))).toBeLessThan(999)
})

test.for([
  ['Eve\r\nBcc: victim@example.com', 'Eve Bcc: victim@example.com'],
  ['Eve\nSubject: forged\r\n\r\nforged body', 'Eve Subject: forged forged body'],
  ['Eve" <other@example.com>, "x', 'Eve" <other@example.com>, "x'],
  ['Eve\\', 'Eve\\'],
  ['O’Brien, Zoë 李 🎬', 'O’Brien, Zoë 李 🎬'],
  ['\u202egro.knab\u202c Eve\u2066', 'gro.knab Eve'],
  ['=?utf-8?q?forged=0d=0a?=', '= ?utf-8?q?forged=0d=0a?='],
  ['Eve\0\u0007\u2028Adams\ud800', 'Eve Adams\ufffd'],
] as const)('%j as a name and in the subject adds no header and no recipient', async ([hostile, shown]) => {
  const { port, received } = await mailServer()
  await transportTo(port).send({
    ...message,
    replyTo: { name: hostile, address: 'ada@analytical.example' },
    subject: `Inquiry from ${hostile}`,
  })
  const [delivery] = received
  expect(delivery?.recipients).toEqual(['owner@bridgelight.example'])
  expect(delivery?.mail.replyTo).toEqual([{ name: shown, address: 'ada@analytical.example' }])
  expect(delivery?.mail.subject).toBe(`Inquiry from ${shown}`)
  expect(delivery?.mail.bcc).toBeUndefined()
  expect(delivery?.mail.text?.trimEnd()).toBe(message.text)
})

test('a very long name is cut to a readable length', async () => {
  const { port, received } = await mailServer()
  await transportTo(port).send({ ...message, subject: '🎬'.repeat(5_000) })
  expect(received[0]?.mail.subject).toBe(`${'🎬'.repeat(159)}…`)
})

test.for([
  'owner@bridgelight.example\r\nRCPT TO:<victim@example.com>',
  'a@b.example, c@d.example',
  'a@b.example>,<c@d.example',
  '"a b"@b.example',
  'nobody',
  '',
])('no mail is sent to %j', async (address) => {
  const { port, received } = await mailServer()
  const error = await failure(transportTo(port).send({ ...message, to: { name: '', address } }))
  expect(error.kind).toBe('address')
  expect(received).toEqual([])
})

test.for([
  [451, 'onMailFrom'],
  [550, 'onRcptTo'],
  [554, 'onData'],
] as const)('an answer of %i is reported as a rejection with its status', async ([status, step]) => {
  const refuse = Object.assign(new Error('no <owner@bridgelight.example> here'), { responseCode: status })
  const { port } = await mailServer({
    onMailFrom: (_address, _session, done) => done(step === 'onMailFrom' ? refuse : null),
    onRcptTo: (_address, _session, done) => done(step === 'onRcptTo' ? refuse : null),
    onData: (stream, _session, done) => stream.resume().on('end', () => done(refuse)),
  })
  expect(await failure(transportTo(port).send(message))).toMatchObject({ kind: 'rejected', status })
})

test('after the server was busy the next mail goes through', async () => {
  let busy = true
  let taken = 0
  const { port } = await mailServer({
    onMailFrom: (_address, _session, done) =>
      done(busy ? Object.assign(new Error('busy'), { responseCode: 421 }) : null),
    onData: (stream, _session, done) =>
      stream.resume().on('end', () => {
        taken += 1
        done()
      }),
  })
  const transport = transportTo(port)
  expect(await failure(transport.send(message))).toMatchObject({ status: 421 })
  busy = false
  await transport.send(message)
  expect(taken).toBe(1)
})

test('a refused connection is reported at once', async () => {
  const server = createServer()
  const port = await portOf(server.listen(0, '127.0.0.1'))
  await new Promise((resolve) => server.close(resolve))
  expect(await failure(transportTo(port).send(message))).toMatchObject({ kind: 'unreachable', status: null })
})

test('a server that does not greet or falls silent runs into the timeout', async () => {
  const mute = await oddServer(() => {}, '')
  expect((await failure(transportTo(mute, short).send(message))).kind).toBe('timeout')
  const hanging = await oddServer((socket, line) => {
    if (line.startsWith('EHLO')) socket.write('250 ok\r\n')
  })
  expect((await failure(transportTo(hanging, short).send(message))).kind).toBe('timeout')
})

test('a server that disconnects after the message fails the delivery and gets the message only once', async () => {
  let bodies = 0
  const port = await oddServer((socket, line) => {
    polite(socket, line)
    if (line === '.') {
      bodies += 1
      socket.destroy()
    }
  })
  expect((await failure(transportTo(port).send(message))).kind).toBe('unreachable')
  expect(bodies).toBe(1)
})

test('a server that trickles its replies runs into the deadline, and the next mail is not held up', async () => {
  let trickling = true
  const port = await oddServer((socket, line) => {
    if (!trickling) {
      polite(socket, line)
      if (line === '.') socket.write('250 taken\r\n')
      return
    }
    const drip = setInterval(() => socket.write('250-still thinking\r\n'), 50)
    socket.on('close', () => clearInterval(drip))
  })
  const transport = transportTo(port, {
    connectMs: 2_000,
    greetingMs: 2_000,
    socketMs: 2_000,
    deliveryMs: 1_500,
  })
  expect((await failure(transport.send(message))).kind).toBe('timeout')
  trickling = false
  await transport.send(message)
})

test('there are never more than two connections at a time', async () => {
  let open = 0
  let most = 0
  const { port, received } = await mailServer({
    onConnect: (_session, done) => {
      open += 1
      most = Math.max(most, open)
      done()
    },
    onClose: () => {
      open -= 1
    },
  })
  const transport = transportTo(port)
  await Promise.all(Array.from({ length: 12 }, () => transport.send(message)))
  expect(received).toHaveLength(12)
  expect(most).toBeLessThanOrEqual(2)
})

test('nothing is sent unencrypted when the address requires TLS', async () => {
  const { port, received } = await mailServer()
  const error = await failure(transportTo(port, undefined, '/?requireTLS=true').send(message))
  expect(['rejected', 'unreachable']).toContain(error.kind)
  expect(received).toEqual([])
})

test('the user and password in the address are used', async () => {
  const seen: unknown[] = []
  const { port } = await mailServer({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      seen.push(username, password)
      done(null, { user: 'site' })
    },
  })
  const transport = createSmtpTransport(`smtp://us%40er:p%25%2Fss@127.0.0.1:${port}`)
  closing.push(() => transport.close())
  await transport.send(message)
  expect(seen).toEqual(['us@er', 'p%/ss'])
})
