import { TLSSocket } from 'node:tls'
import SMTPConnection from 'nodemailer/lib/smtp-connection'
import { MailError } from './mail-error.ts'
import { explain, readAddress } from './smtp-transport.ts'

export type SmtpProbe = {
  readonly encrypted: boolean
  readonly trusted: boolean
  /** When the certificate ends; null without encryption. */
  readonly until: Date | null
}

type ProbeOptions = {
  readonly ms: number
  /** Looks at a certificate that a delivery would refuse, and does not sign in. */
  readonly onlyCertificate?: boolean
}

/** Connects as a delivery does, signs in and leaves without sending anything. Rejects with a MailError. */
export async function probeSmtp(
  url: string,
  { ms, onlyCertificate = false }: ProbeOptions,
): Promise<SmtpProbe> {
  const { auth, ...address } = readAddress(url)
  const connection = new SMTPConnection({
    ...address,
    connectionTimeout: ms,
    dnsTimeout: ms,
    greetingTimeout: ms,
    socketTimeout: ms,
    ...(onlyCertificate && { tls: { rejectUnauthorized: false } }),
  })
  const failed = Promise.withResolvers<never>()
  connection.on('error', failed.reject)
  const step = (begin: (done: (error?: Error | null) => void) => void) =>
    Promise.race([
      failed.promise,
      new Promise<void>((resolve, reject) => begin((error) => (error ? reject(error) : resolve()))),
    ])
  // A server that trickles its replies is never silent long enough for the socket's timeout.
  const ending = setTimeout(
    () => failed.reject(new MailError('timeout', 'The mail server took too long.')),
    ms,
  )
  try {
    await step((done) => connection.connect(done))
    if (auth && !onlyCertificate) await step((done) => connection.login(auth, done))
    return describe(connection)
  } catch (error) {
    throw error instanceof MailError ? error : explain(error)
  } finally {
    clearTimeout(ending)
    connection.close()
  }
}

function describe({ _socket: socket }: SMTPConnection): SmtpProbe {
  if (!(socket instanceof TLSSocket)) return { encrypted: false, trusted: false, until: null }
  const { valid_to: until } = socket.getPeerCertificate()
  return { encrypted: true, trusted: socket.authorized, until: new Date(until) }
}
