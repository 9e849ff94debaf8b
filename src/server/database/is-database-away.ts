import { DatabaseError } from 'pg'

/** No connection, no resources, an operator's intervention, or too busy to answer: waiting may help. */
const transient = /^(?:08|53|57|58|40P01|55P03)/

const connectionLost =
  /^(?:timeout expired|timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client has encountered a connection error|Client was closed)/

/** Whether an error means that the database is away rather than that the query is wrong. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof DatabaseError) return transient.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return /^E(?!RR_)[A-Z_]+$/.test(code) || connectionLost.test(error.message)
}
