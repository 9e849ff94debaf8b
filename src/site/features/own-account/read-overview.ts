/** A device that the account is signed in on. */
export type DeviceSession = {
  readonly id: string
  readonly current: boolean
  /** Kind of browser and system; empty if it is not known. */
  readonly device: string
  readonly timeZone: string | null
  readonly signedInAt: Date
  readonly lastUsedAt: Date
  /** False if the account has a second factor that this session has not given. */
  readonly secondFactor: boolean
}

/** Our own server's facts about an account beside the published client's user. */
export type Overview = {
  readonly sessions: readonly DeviceSession[]
  readonly recoveryCodesLeft: number
  readonly factorResetAt: Date | null
  readonly deletionAt: Date | null
}

/** Reads the server's answer; null if it is something else. */
export function readOverview(answer: unknown): Overview | null {
  if (!isRecord(answer) || !Array.isArray(answer.sessions)) return null
  return {
    sessions: answer.sessions.flatMap((session) => readSession(session) ?? []),
    recoveryCodesLeft: typeof answer.recoveryCodesLeft === 'number' ? answer.recoveryCodesLeft : 0,
    factorResetAt: readDate(answer.factorResetAt),
    deletionAt: readDate(answer.deletionAt),
  }
}

function readSession(session: unknown): DeviceSession | null {
  if (!isRecord(session) || typeof session.id !== 'string') return null
  const signedInAt = readDate(session.signedInAt)
  const lastUsedAt = readDate(session.lastUsedAt)
  if (!signedInAt || !lastUsedAt) return null
  return {
    id: session.id,
    current: session.current === true,
    device: typeof session.device === 'string' ? session.device : '',
    timeZone: typeof session.timeZone === 'string' ? session.timeZone : null,
    signedInAt,
    lastUsedAt,
    secondFactor: session.secondFactor === true,
  }
}

/** The time in an answer, or null. */
export function readDate(value: unknown): Date | null {
  if (typeof value !== 'string') return null
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? null : date
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
