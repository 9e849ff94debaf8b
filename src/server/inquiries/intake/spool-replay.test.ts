import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../../../tests/support/servers/database.ts'
import { newInquiry } from '../../../../tests/support/servers/new-inquiry.ts'
import { startJobs } from '../../jobs/job-queue.ts'
import { createLog } from '../../log.ts'
import { deliveryInsert, openDeliveryQueue } from '../delivery/delivery.ts'
import { createInquiryStore } from '../storage/inquiry-store.ts'
import { StoreUnavailable } from './patient-store.ts'
import { createSpool } from './spool.ts'
import { createSpoolIntake } from './spool-intake.ts'

const { pool } = await createTestDatabase()
const log = createLog(
  () => {},
  () => new Date(),
)
const jobs = await startJobs({ pool, log })
const queue = await openDeliveryQueue(jobs)
const folder = await mkdtemp(join(tmpdir(), 'replay-test-'))
afterAll(async () => {
  await jobs.stop()
  await rm(folder, { recursive: true, force: true })
})

test('a replay waits for an inquiry that is being spooled, so the owner is notified once', async () => {
  const disk = createSpool(folder)
  const { promise: onDisk, resolve: isOnDisk } = Promise.withResolvers<void>()
  const { promise: synced, resolve: sync } = Promise.withResolvers<void>()
  const finishSpooling = () => {
    steps.push('spooled')
    sync()
  }
  const mailed: string[] = []
  const steps: string[] = []
  const store = createInquiryStore(
    pool,
    deliveryInsert(queue, () => false),
  )
  const intake = createSpoolIntake({
    spool: {
      ...disk,
      // The file exists before the folder is synced.
      async write(spooled) {
        await disk.write(spooled)
        isOnDisk()
        await synced
      },
      async list() {
        const listed = await disk.list()
        // A replay that does not wait for the spooling would read the file next and store its inquiry.
        for (const key of listed.keys) await disk.read(key)
        setImmediate(() => pool.query('select 1').then(finishSpooling))
        return listed
      },
    },
    store: {
      ...store,
      store(...inquiry) {
        steps.push('stored')
        return store.store(...inquiry)
      },
    },
    mailOwner: async ({ reference }) => void mailed.push(reference),
    log,
    onFailure: () => {},
  })
  const inquiry = newInquiry()
  const taking = intake.take(inquiry, '192.0.2.1', new StoreUnavailable('away'))
  await onDisk
  const replaying = intake.replay()
  expect((await taking).kind).toBe('stored')
  expect(await replaying).toBe(0)
  expect(steps).toEqual(['spooled', 'stored'])
  expect(mailed).toEqual([inquiry.reference])
  const { rows } = await pool.query(
    "select data->>'alreadySent' as sent, data->>'request' as request from pgboss.job where data->>'channel' = 'owner'",
  )
  expect(rows).toEqual([{ sent: 'true', request: inquiry.requestId }])
})
