import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from 'pg'
import { testInquiryFields } from '../../../content/desk/health.ts'
import type { LegProgress, TestLeg, TestProgress } from '../../../domain/desk/test-inquiry.ts'
import { testLegs } from '../../../domain/desk/test-inquiry.ts'
import { inquiryForms } from '../../../domain/inquiry/inquiry-forms.ts'
import * as limits from '../../../domain/limits.ts'
import { readPostedForm } from '../../inquiries/intake/read-posted-form.ts'
import type { InquiryService } from '../../inquiries/start-inquiry-service.ts'
import { removeTestInquiry, testJobIds } from '../../inquiries/storage/remove-test-inquiries.ts'
import type { Actor } from '../authorize.ts'
import { listInquiries } from '../inquiries/list-inquiries.ts'
import { type LiveChanges, testReference } from '../live-changes.ts'

export type TestInquiryDeps = {
  readonly pool: Pool
  readonly live: LiveChanges
  readonly take: InquiryService['take']
}

type Told = (leg: TestLeg, state: LegProgress['state'], reason?: string) => void

/**
 * Sends an inquiry the way of every visitor, to the owner's own address, follows it to its deliveries and removes it again. The
 * progress is told after each step; the run ends by itself, whether or not anybody still listens.
 */
export async function runTestInquiry(
  deps: TestInquiryDeps,
  actor: Actor,
  signal: AbortSignal,
  onProgress: (progress: TestProgress) => void,
): Promise<void> {
  const begun = performance.now()
  const legs = new Map<TestLeg, LegProgress>(
    testLegs.map((leg) => [leg, { leg, state: 'waiting', ms: null, reason: null }]),
  )
  const isOpen = (leg: TestLeg) => legs.get(leg)?.state === 'waiting'
  const tell: Told = (leg, state, reason) => {
    if (!isOpen(leg)) return
    const ms = state === 'skipped' ? null : performance.now() - begun
    legs.set(leg, { leg, state, ms, reason: reason ?? null })
    onProgress({ over: leg === 'removed', legs: [...legs.values()] })
  }
  onProgress({ over: false, legs: [...legs.values()] })

  const heard = new Set<string>()
  const stopListening = deps.live.subscribe((change) => {
    const arrived = testReference(change)
    if (arrived !== null) heard.add(arrived)
  })
  let reference: string | null = null
  let trouble: string | undefined
  try {
    reference = await send(deps, actor, tell)
    const onTheWay = () => testLegs.some((leg) => leg !== 'removed' && isOpen(leg))
    const inTime = () => performance.now() - begun < limits.desk.testInquiry.runMs && !signal.aborted
    while (reference !== null && onTheWay() && inTime()) {
      await follow(deps, actor, reference, heard, tell)
      await delay(limits.desk.testInquiry.lookEveryMs)
    }
  } catch (error) {
    trouble = error instanceof Error ? error.message : ''
    tell('stored', 'failed', trouble)
  } finally {
    stopListening()
    for (const leg of testLegs) {
      if (leg === 'removed') continue
      if (reference === null) tell(leg, 'skipped', 'not reached')
      else tell(leg, 'failed', trouble)
    }
    await cleanUp(deps.pool, reference, tell)
  }
}

/** The reference, or null when the intake did not take it. */
async function send({ take }: TestInquiryDeps, actor: Actor, tell: Told): Promise<string | null> {
  const { formType, subtype } = inquiryForms.consultation
  const posted = readPostedForm({
    formType,
    subtype,
    idempotencyKey: randomUUID(),
    data: { ...testInquiryFields, email: actor.email },
  })
  if (!posted) throw new Error('The form of the test inquiry is not known')
  const requestId = randomUUID()
  const outcome = await take(posted, { address: '::1', requestId, userId: null, plain: false, test: true })
  if (outcome.kind === 'accepted') return outcome.reference
  tell('stored', 'failed', outcome.kind)
  return null
}

type Job = { id: string; state: string; reason: string | null }

async function follow(
  { pool }: TestInquiryDeps,
  actor: Actor,
  reference: string,
  heard: ReadonlySet<string>,
  tell: Told,
): Promise<void> {
  const { rowCount } = await pool.query('select from leads where reference = $1', [reference])
  // Not yet there: a slow database left it to the spool.
  if (!rowCount) return
  tell('stored', 'done')
  if (heard.has(reference)) tell('announced', 'done')
  const { inquiries } = await listInquiries(pool, actor, { view: 'open', search: reference })
  if (inquiries.some((each) => each.reference === reference)) tell('listed', 'done')
  const channels = testJobIds(reference)
  const { rows } = await pool.query<Job>(
    `select id, state, output->>'reason' as reason from pgboss.job where name = 'deliveries' and id = any ($1)`,
    [channels.map(({ id }) => id)],
  )
  for (const { channel, id } of channels) {
    const job = rows.find((row) => row.id === id)
    if (!job) tell(channel, 'skipped')
    else if (job.state === 'completed') tell(channel, 'done')
    else if (job.state === 'retry' || job.state === 'failed') tell(channel, 'failed', job.reason ?? '')
  }
}

async function cleanUp(pool: Pool, reference: string | null, tell: Told): Promise<void> {
  if (reference === null) return tell('removed', 'skipped', 'not reached')
  try {
    // One that is still in the spool, or could not be removed, is left to the sweep that removes forgotten ones.
    tell('removed', (await removeTestInquiry(pool, reference)) ? 'done' : 'failed')
  } catch (error) {
    tell('removed', 'failed', error instanceof Error ? error.message : '')
  }
}
