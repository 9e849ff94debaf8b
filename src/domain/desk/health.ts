/** `unknown` when nobody can say, which is not the same as good. */
export type HealthState = 'good' | 'warn' | 'bad' | 'unknown'

/** A server that we send to over an encrypted connection, or could. */
export type CertificateHost = {
  readonly use: 'mail' | 'webhook'
  readonly host: string
  /** Null for a connection that is not encrypted, and for a server that cannot be reached. */
  readonly daysLeft: number | null
  readonly found: 'trusted' | 'untrusted' | 'plain' | 'unreachable'
}

/** A server, as it last told of itself. */
export type ServerProcess = {
  /** Host and port. */
  readonly name: string
  readonly release: string
  readonly upSeconds: number
  /** Since it last told anything. */
  readonly silentSeconds: number
  /** In its spool. */
  readonly waiting: number
  readonly oldestSeconds: number | null
}

/** The figures of every check, as plain data. */
export type HealthFacts = {
  readonly database: {
    readonly answerMs: number
    readonly version: string
    readonly sizeBytes: number
    readonly connections: number
    readonly connectionsMax: number
    readonly migrations: number
  }
  readonly queue: {
    readonly waiting: number
    /** The time for which the job that waits longest has been due; null when none is. */
    readonly lateSeconds: number | null
    readonly retrying: number
    readonly undelivered: number
    /** Since the workers of this server last looked for jobs; null when there are none. */
    readonly workerSeconds: number | null
  }
  readonly mail: {
    /** The mail server; null when mail is written to files. */
    readonly host: string | null
    /** Null when none was made. */
    readonly connection: { readonly encrypted: boolean; readonly answerMs: number } | null
  }
  readonly spool: { readonly waiting: number; readonly oldestSeconds: number | null; readonly aside: number }
  /** All servers on the same database, by name. */
  readonly processes: { readonly processes: readonly ServerProcess[] }
  readonly disk: { readonly freeBytes: number; readonly freeShare: number }
  readonly backup: { readonly at: string | null }
  readonly certificates: { readonly hosts: readonly CertificateHost[] }
  readonly clock: { readonly driftMs: number }
  readonly server: {
    readonly version: string
    readonly node: string
    readonly upSeconds: number
    readonly memoryBytes: number
  }
}

export type CheckName = keyof HealthFacts

/** Each problem has one sentence that says what to do about it. */
export type HealthProblem =
  | 'late'
  | 'failed'
  | 'database-slow'
  | 'database-crowded'
  | 'queue-stuck'
  | 'queue-worker'
  | 'queue-retrying'
  | 'queue-undelivered'
  | 'mail-refused'
  | 'mail-files'
  | 'mail-plain'
  | 'spool-waiting'
  | 'spool-stuck'
  | 'spool-aside'
  | 'process-lost'
  | 'process-silent'
  | 'process-releases'
  | 'disk-low'
  | 'disk-full'
  | 'backup-none'
  | 'backup-old'
  | 'backup-unreadable'
  | 'certificate-soon'
  | 'certificate-now'
  | 'certificate-untrusted'
  | 'certificate-unreachable'
  | 'clock-drift'

/** Found by one check. */
export type Finding<Facts> = {
  readonly state: HealthState
  readonly problem: HealthProblem | null
  readonly facts: Facts
  /** The reason, in the words of the part that refused. */
  readonly detail?: string
}

export type CheckOf<Name extends CheckName> = {
  readonly name: Name
  readonly state: HealthState
  readonly problem: HealthProblem | null
  /** The reason of a failure, in the words of the part that failed. */
  readonly detail: string | null
  /** Null when the check failed. */
  readonly facts: HealthFacts[Name] | null
}

export type HealthCheck = { readonly [Name in CheckName]: CheckOf<Name> }[CheckName]

export type HealthReport = { readonly at: string; readonly checks: readonly HealthCheck[] }
