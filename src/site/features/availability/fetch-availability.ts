import type { ItemAvailability } from '../../../domain/availability/availability.ts'
import {
  type AvailabilityQuestion,
  writeQuestion,
} from '../../../domain/availability/availability-question.ts'
import type { RentalPeriod } from '../../../domain/availability/rental-period.ts'
import { isDay } from '../../../domain/calendar-day.ts'
import * as limits from '../../../domain/limits.ts'
import { serverPaths } from '../../../routes.ts'

export type AvailabilityAnswer = {
  /** The current day in Portland, according to the server. */
  readonly today: string
  readonly period: RentalPeriod
  readonly items: readonly ItemAvailability[]
}

/** The messages to show beside each day. */
export type DayProblems = { readonly from?: string | undefined; readonly to?: string | undefined }

export type AvailabilityOutcome =
  | { readonly kind: 'answered'; readonly answer: AvailabilityAnswer }
  | { readonly kind: 'refused'; readonly problems: DayProblems }
  | { readonly kind: 'failed' }

/**
 * Asks the server for availability, of these items or of all on the board. Without a first day it answers for
 * today, by its own clock.
 */
export async function fetchAvailability(
  fetch: typeof globalThis.fetch,
  question: AvailabilityQuestion,
  signal: AbortSignal,
  itemIds: readonly string[] = [],
): Promise<AvailabilityOutcome> {
  const items = new URLSearchParams(itemIds.map((id) => ['item', id])).toString()
  try {
    const response = await fetch(serverPaths.equipmentAvailability + writeQuestion(items, question), {
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(limits.availabilityAnswerMs)]),
    })
    if (response.status === 422) return readRefusal(await response.json()) ?? { kind: 'failed' }
    const answer = response.ok ? readAnswer(await response.json()) : null
    return answer ? { kind: 'answered', answer } : { kind: 'failed' }
  } catch {
    return { kind: 'failed' }
  }
}

/** Null for an answer that is not our server's, for example from a gateway. */
function readAnswer(body: unknown): AvailabilityAnswer | null {
  const { ok, today, from, until, items } = fieldsOf(body)
  if (ok !== true || !isDayText(today) || !isDayText(from) || !isDayText(until)) return null
  if (!Array.isArray(items)) return null
  const read = items.map(readItem).filter((item) => item !== null)
  return read.length === items.length ? { today, period: { from, until }, items: read } : null
}

function readItem(value: unknown): ItemAvailability | null {
  const { itemId, total, free, inMaintenance, nextFree } = fieldsOf(value)
  if (typeof itemId !== 'string' || !isCount(total) || !isCount(free) || !isCount(inMaintenance)) return null
  if (nextFree !== null && !isDayText(nextFree)) return null
  return { itemId, total, free, inMaintenance, nextFree }
}

/** Null if it names neither day, because then the visitor cannot fix anything. */
function readRefusal(body: unknown): AvailabilityOutcome | null {
  const { from, to } = fieldsOf(fieldsOf(fieldsOf(body).error).fields)
  const problems = { from: textOrNone(from), to: textOrNone(to) }
  return problems.from || problems.to ? { kind: 'refused', problems } : null
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function isDayText(value: unknown): value is string {
  return typeof value === 'string' && isDay(value)
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0
}

function textOrNone(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
