import { afterAll } from 'vitest'
import { createTestDatabase } from '../support/servers/database.ts'
import { lastingPort } from '../support/servers/free-port.ts'
import { type Balancer, startBalancer } from './balancer.ts'
import { type MailRecord, startMailServer } from './mail-server.ts'
import { type Site, startSite } from './site.ts'

/** Three servers on one database, each with a data folder of its own. */
export type ManySites = {
  readonly sites: readonly [Site, Site, Site]
  /** Where visitors come in. */
  readonly balancer: Balancer
  /** The log entries of one event, of all servers. */
  events(event: string): Readonly<Record<string, unknown>>[]
  countEvents(event: string): number
  /** The spooled files of all servers. */
  spooled(): Promise<string[]>
  close(): Promise<void>
}

type Environment = Readonly<Record<string, string>>

/** Starts them at once, as after a power cut; settings may differ. */
export async function startManySites(
  shared: Environment,
  own: readonly [Environment, Environment, Environment] = [{}, {}, {}],
): Promise<ManySites> {
  const ports = await Promise.all([lastingPort(), lastingPort(), lastingPort()])
  const start = (n: 0 | 1 | 2) =>
    startSite({
      APP_SECRET: 'the same secret for all of the servers',
      ...shared,
      ...own[n],
      PORT: String(ports[n]),
    })
  const sites = await Promise.all([start(0), start(1), start(2)])
  const balancer = await startBalancer(ports.map((port) => `http://127.0.0.1:${port}`))
  return {
    sites,
    balancer,
    events: (event) => sites.flatMap((site) => site.events(event)),
    countEvents: (event) => sites.reduce((sum, site) => sum + site.countEvents(event), 0),
    spooled: async () => (await Promise.all(sites.map((site) => site.spooled()))).flat(),
    async close() {
      balancer.close()
      await Promise.all(sites.map((site) => site.close()))
    },
  }
}

/** Three servers with a database and a mail server of their own, which end with the test file. */
export async function startManyWithMail() {
  const database = await createTestDatabase()
  const mail = await startMailServer()
  const many = await startManySites({
    DATABASE_URL: database.url,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
  })
  afterAll(async () => {
    await many.close()
    mail.close()
  })
  return { database, mail, many }
}

/** The mails about inquiries, each as often as it was taken. */
export function inquiryMails(records: readonly MailRecord[]): string[] {
  return records.flatMap(({ text }) => /^Message-ID: <(lead-[^@]*)@/im.exec(text)?.[1] ?? [])
}
