import type {
  CheckName,
  HealthCheck,
  HealthProblem,
  HealthState,
  ServerProcess,
} from '../../domain/desk/health.ts'
import type { LegProgress, TestLeg } from '../../domain/desk/test-inquiry.ts'
import * as limits from '../../domain/limits.ts'
import { bytesText, msText, secondsText } from './figures.ts'

export const healthWords = {
  title: 'Health',
  lead: 'Whether everything between a visitor’s form and your answer works.',
  sheet: 'Checks',
  loading: 'Looking at everything',
  refresh: 'Look again',
  refreshing: 'Looking …',
  lookedAt: (time: string) => `Looked at ${time}`,
  deliveries: 'See them',
  outdated: 'This is how it was; the last look failed.',
  states: { good: 'Good', warn: 'Look at it', bad: 'Broken', unknown: 'Not known' } satisfies Record<
    HealthState,
    string
  >,
  summary: {
    good: 'Everything works',
    warn: (count: number) => (count === 1 ? '1 thing to look at' : `${count} things to look at`),
    bad: (count: number) => (count === 1 ? '1 thing is broken' : `${count} things are broken`),
  },
  failed: {
    title: 'Nothing can be looked at',
    text: 'Either the connection or our server is down.',
    action: 'Try again',
  },
} as const

export const checkWords: Readonly<Record<CheckName, string>> = {
  database: 'Database',
  queue: 'Deliveries',
  mail: 'Mail',
  spool: 'Spool',
  processes: 'Servers',
  disk: 'Disk',
  backup: 'Last backup',
  certificates: 'Certificates',
  clock: 'Clocks',
  server: 'This server',
}

/** One sentence for each problem: its meaning, and what to do about it. */
export const problemWords: Readonly<Record<HealthProblem, string>> = {
  late: `There was no answer within ${secondsText(limits.desk.health.checkMs / 1000)}: see whether it is running and can be reached.`,
  failed: 'It could not be looked at: the reason is beside it.',
  'database-slow': 'It answers slowly: see whether its machine is busy or its disk is failing.',
  'database-crowded': 'Most of its connections are taken: raise max_connections or end what holds them.',
  'queue-stuck': 'Mails and webhooks wait although they are due: restart the server.',
  'queue-worker': 'Nothing on this server delivers: restart it.',
  'queue-retrying': 'Some were refused and are tried again by themselves, for three days.',
  'queue-undelivered': 'Some were given up after three days: read why, mend it and send them again.',
  'mail-refused': 'No mail leaves: correct SMTP_URL, or ask whoever runs the mail server.',
  'mail-files': 'Mail is written to files and reaches nobody: set SMTP_URL to send it.',
  'mail-plain': 'Mail travels unencrypted: use smtps://, or a server that offers STARTTLS.',
  'spool-waiting': 'The database was away; these inquiries are stored by themselves within seconds.',
  'spool-stuck': 'Inquiries wait on the disk and do not get into the database: mend the database first.',
  'spool-aside': 'Files that could not be read were put aside: open them in DATA_DIR/spool by hand.',
  'process-lost':
    'A server is silent, and inquiries wait on its disk: start it again, or copy its DATA_DIR/spool into that of another one.',
  'process-silent':
    'One is silent: start it again, because inquiries may wait on its disk. It leaves this list after a day.',
  'process-releases': 'They run different releases: bring the upgrade to its end.',
  'disk-low': 'It is filling up: make room on the disk of DATA_DIR.',
  'disk-full': 'It is about to be full, and nothing can be kept then: make room now.',
  'backup-none':
    'No backup has been recorded: let “npm run backup” run every night; docs/operation/backup.md has a timer for it.',
  'backup-old': 'It is too long ago: see why the backup no longer runs.',
  'backup-unreadable':
    'DATA_DIR/last-backup holds no time such as 2026-11-18T02:00:00Z: run “npm run backup”, which writes it.',
  'certificate-soon': 'One ends soon: tell whoever runs that server.',
  'certificate-now':
    'One is about to end or has ended; deliveries stop then: tell whoever runs that server today.',
  'certificate-untrusted':
    'One is not signed by anybody we trust, so nothing is sent there: have it replaced.',
  'certificate-unreachable': 'A server did not answer, so its certificate is not known.',
  'clock-drift':
    'The clocks of the server and the database disagree: synchronize them, or promises are counted wrongly.',
}

type Facts = readonly (readonly [label: string, value: string])[]

/** The figures of a check, the telling ones first. */
export function factsOf(check: HealthCheck): Facts {
  if (check.facts === null) return []
  switch (check.name) {
    case 'database': {
      const { answerMs, version, sizeBytes, connections, connectionsMax, migrations } = check.facts
      return [
        ['Answer', msText(answerMs)],
        ['Connections', `${connections} of ${connectionsMax}`],
        ['Size', bytesText(sizeBytes)],
        ['PostgreSQL', version],
        ['Migrations', String(migrations)],
      ]
    }
    case 'queue': {
      const { waiting, lateSeconds, retrying, undelivered, workerSeconds } = check.facts
      return [
        [
          'Waiting',
          lateSeconds === null ? String(waiting) : `${waiting}, due for ${secondsText(lateSeconds)}`,
        ],
        ['Tried again', String(retrying)],
        ['Given up', String(undelivered)],
        ['Worker looked', workerSeconds === null ? 'none' : `${secondsText(workerSeconds)} ago`],
      ]
    }
    case 'mail': {
      const { host, connection } = check.facts
      if (host === null) return [['Goes to', 'files in DATA_DIR/mail']]
      if (connection === null) return [['Server', host]]
      return [
        ['Server', host],
        ['Answer', msText(connection.answerMs)],
        ['Encrypted', connection.encrypted ? 'yes' : 'no'],
      ]
    }
    case 'spool': {
      const { waiting, oldestSeconds, aside } = check.facts
      return [
        [
          'Waiting',
          oldestSeconds === null ? String(waiting) : `${waiting}, for ${secondsText(oldestSeconds)}`,
        ],
        ['Put aside', String(aside)],
      ]
    }
    case 'processes': {
      const { processes } = check.facts
      return processes.length === 0
        ? [['Servers', 'none']]
        : processes.map((server) => [server.name, serverText(server)])
    }
    case 'disk':
      return [['Free', `${bytesText(check.facts.freeBytes)}, ${Math.floor(100 * check.facts.freeShare)} %`]]
    case 'certificates':
      return check.facts.hosts.length === 0
        ? [['Servers', 'none']]
        : check.facts.hosts.map(({ use, host, daysLeft, found }) => [
            hostUses[use],
            `${host}: ${daysLeft === null ? (found === 'plain' ? 'not encrypted' : 'no answer') : daysLeftText(daysLeft)}`,
          ])
    case 'clock':
      return [['Apart', msText(Math.abs(check.facts.driftMs))]]
    case 'server': {
      const { version, node, upSeconds, memoryBytes } = check.facts
      return [
        ['Up for', secondsText(upSeconds)],
        ['Memory', bytesText(memoryBytes)],
        ['Version', version],
        ['Node', node.replace(/^v/, '')],
      ]
    }
    // Its only figure is a time, which the screen says in the company's zone.
    case 'backup':
      return []
  }
}

export const backupAt = 'Finished'

function serverText({ release, upSeconds, silentSeconds, waiting, oldestSeconds }: ServerProcess): string {
  const spool =
    oldestSeconds === null ? 'spool empty' : `${waiting} in its spool, for ${secondsText(oldestSeconds)}`
  const life =
    silentSeconds > limits.desk.health.processSilentSeconds
      ? `silent for ${secondsText(silentSeconds)}`
      : `up for ${secondsText(upSeconds)}`
  return `${life}, ${spool}, version ${release}`
}

const hostUses = { mail: 'Mail', webhook: 'Webhook' } as const

function daysLeftText(days: number): string {
  if (days < 0) return 'expired'
  return days === 1 ? '1 day left' : `${days} days left`
}

/** Fills in the form of a test inquiry: whoever meets it in a list or a mailbox must know it for one. */
export const testInquiryFields = {
  name: 'Test Inquiry',
  company: 'Sent from Health at the desk',
  project_type: 'other',
  budget: 'discuss',
  message:
    'This is a test of the way from the form to the desk. It was sent by an owner of this site and is removed by itself within a minute, so nothing is to be done about it.',
} as const

export const testWords = {
  title: 'Test inquiry',
  lead: 'Goes the whole way of a visitor’s: intake, database, desk, mails and webhook. The confirmation comes to your own address, the notification to the company’s. It is counted nowhere and removed at the end.',
  send: 'Send a test inquiry',
  sending: 'On its way …',
  legs: {
    stored: 'Stored in the database',
    announced: 'Announced to the desk',
    listed: 'In the inbox',
    owner: 'Notification to the company',
    visitor: 'Confirmation to you',
    webhook: 'Webhook',
    removed: 'Removed again',
  } satisfies Record<TestLeg, string>,
  states: { waiting: 'Waiting', done: 'Done', failed: 'Failed', skipped: 'Skipped' } satisfies Record<
    LegProgress['state'],
    string
  >,
  good: 'The test inquiry came through everywhere.',
  bad: 'The test inquiry did not come through everywhere.',
  noWebhook: 'No webhook is set.',
  notReached: 'It did not come that far.',
  tooLate: `Nothing came within ${limits.desk.testInquiry.runMs / 1000} seconds.`,
  leftBehind: 'It is removed within an hour by itself.',
  broken: 'The connection broke; the test goes on at the server and is removed there.',
} as const

const intakeReasons: ReadonlyMap<string, string> = new Map([
  ['invalid', 'The form did not accept your address.'],
  ['unavailable', 'The intake is not available.'],
  ['captcha-failed', 'The captcha refused it.'],
])

/** The reason why a leg did not go as it should; null when there is nothing to say. */
export function legReason({ leg, state, reason }: LegProgress): string | null {
  if (state === 'skipped') return reason === null ? testWords.noWebhook : testWords.notReached
  if (state !== 'failed') return null
  if (leg === 'removed') return testWords.leftBehind
  return reason === null ? testWords.tooLate : (intakeReasons.get(reason) ?? reason)
}
