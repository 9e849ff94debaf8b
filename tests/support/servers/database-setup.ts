import { appendFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openAccountMailQueue } from '../../../src/server/accounts/links/account-mail-job.ts'
import { connectDatabase } from '../../../src/server/database/connect.ts'
import { findPostmaster } from '../../../src/server/database/embedded/postmaster.ts'
import { startEmbeddedDatabase } from '../../../src/server/database/embedded.ts'
import { migrateDatabase } from '../../../src/server/database/migrate.ts'
import { seedDatabase } from '../../../src/server/database/seed.ts'
import { openDeliveryQueue } from '../../../src/server/inquiries/delivery/delivery.ts'
import { startJobs } from '../../../src/server/jobs/job-queue.ts'
import { createLog } from '../../../src/server/log.ts'
import { openMailQueue } from '../../../src/server/mail/send-mail-job.ts'
import { runOnServer } from './run-on-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server for this test run; its database `template` is migrated and seeded. */
    databaseServerUrl: string
  }
}

const folderPrefix = 'bridgelight-tests-'

/** Starts one PostgreSQL server for the whole test run, in a folder that is removed afterwards. */
export default async function setUpDatabase(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftFolders()
  const folder = await mkdtemp(join(tmpdir(), `${folderPrefix}${process.pid}-`))
  const embedded = await startEmbeddedDatabase({ dataDir: folder })
  await spareTheDisk(embedded.location)
  await makeTemplate(embedded.url)
  project.provide('databaseServerUrl', embedded.url)
  return async () => {
    await embedded.stop()
    for (const used of [folder, dirname(embedded.location)]) await rm(used, { recursive: true, force: true })
  }
}

/** This database is thrown away, so it skips waiting for a busy disk; those of the fault tests do not. */
async function spareTheDisk(cluster: string): Promise<void> {
  const settings = ['fsync', 'synchronous_commit', 'full_page_writes'].map((name) => `${name} = off\n`)
  await appendFile(join(cluster, 'postgresql.conf'), settings.join(''))
  const postmaster = await findPostmaster(cluster)
  if (postmaster) process.kill(postmaster.pid, 'SIGHUP')
}

async function makeTemplate(serverUrl: string): Promise<void> {
  await runOnServer(serverUrl, 'create database template')

  const url = new URL(serverUrl)
  url.pathname = '/template'
  const database = await connectDatabase(url.href)
  await migrateDatabase(database)
  await seedDatabase(database.pool)
  const jobs = await startJobs({
    pool: database.pool,
    log: createLog(
      () => {},
      () => new Date(),
    ),
  })
  for (const open of [openDeliveryQueue, openMailQueue, openAccountMailQueue]) await open(jobs)
  await jobs.stop()
  await database.close()
}

/** A killed test run leaves its PostgreSQL running; it stops within a minute after its folder is removed. */
async function removeLeftFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(new RegExp(`^${folderPrefix}(\\d+)-`).exec(name)?.[1])
    if (!pid || isAlive(pid)) continue
    await rm(join(tmpdir(), name), { recursive: true, force: true }).catch(() => {})
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
