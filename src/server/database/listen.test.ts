import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '../../../tests/support/servers/database.ts'
import { seedDatabase } from './seed.ts'

const database = await createTestDatabase()
const soon = { timeout: 10_000 }

test('a notification reaches the handler with its payload', async () => {
  const heard = await listen('news')
  await database.pool.query("select pg_notify('news', 'first'), pg_notify('other', 'not for us')")
  await database.pool.query('notify news')
  await vi.waitFor(() => expect(heard).toEqual([undefined, 'first', '']), soon)
})

test('listening survives a dropped connection, and the handler is called once for missed notifications', async () => {
  const heard = await listen('storms')
  await database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = \'listen "storms"\'',
  )
  await vi.waitFor(() => expect(heard).toEqual([undefined, undefined]), soon)
  await database.pool.query("select pg_notify('storms', 'after')")
  await vi.waitFor(() => expect(heard).toEqual([undefined, undefined, 'after']), soon)
})

test('a handler that fails is called again until it works, and handlers never overlap', async () => {
  const finished: (string | undefined)[] = []
  let failures = 2
  const listening = await database.listen('work', async (payload) => {
    await new Promise(setImmediate)
    finished.push(payload)
    if (finished.length > 1 && failures > 0) {
      failures -= 1
      throw new Error('handler failed')
    }
  })
  await database.pool.query("select pg_notify('work', 'bad'), pg_notify('work', 'good')")
  await vi.waitFor(() => expect(finished).toEqual([undefined, 'bad', undefined, undefined, 'good']), soon)
  await listening.close()
  const left = 'select from pg_stat_activity where datname = current_database() and query = \'listen "work"\''
  await vi.waitFor(async () => expect((await database.pool.query(left)).rowCount).toBe(0), soon)
})

test.for(['insert', 'update', 'delete', 'truncate'])('%s of a campaign is announced', async (change) => {
  await seedDatabase(database.pool)
  const heard = await listen('facts')
  const statements: Record<string, string> = {
    insert:
      "insert into campaigns values (default, false, 2026, 9, 1, '2026-01-31', 1, '1', 'June 2026', false)",
    update: 'update campaigns set slots_booked = slots_booked + 1 where is_current',
    delete: 'delete from campaigns',
    truncate: 'truncate campaigns',
  }
  await database.pool.query(statements[change] ?? '')
  await vi.waitFor(() => expect(heard).toEqual([undefined, 'campaigns']), soon)
})

async function listen(channel: string): Promise<(string | undefined)[]> {
  const heard: (string | undefined)[] = []
  const listening = await database.listen(channel, (payload) => void heard.push(payload))
  onTestFinished(() => listening.close())
  return heard
}
