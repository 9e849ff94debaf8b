/**
 * Sample inquiries: `npm run seed -- --inquiries 500` makes sure that there are that many, `npm run seed -- --remove` takes
 * them all away. The server may run or not.
 */
import { parseArgs } from 'node:util'
import * as limits from '../src/domain/limits.ts'
import { defaultCompanySettings, readCompanySettings } from '../src/server/company/company-settings.ts'
import { openDatabase } from '../src/server/database/open-database.ts'
import { readSettings } from '../src/server/env.ts'
import { addSamples } from '../src/server/samples/add-samples.ts'
import { removeSamples } from '../src/server/samples/remove-samples.ts'
import { StartError } from '../src/server/start-error.ts'

const usage = `Usage: npm run seed -- --inquiries NUMBER (at most ${limits.samples.most}) | --remove`

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}

async function run(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: { inquiries: { type: 'string' }, remove: { type: 'boolean' } },
  })
  const count = typeof values.inquiries === 'string' ? Number(values.inquiries) : null
  const sound = count === null || (Number.isInteger(count) && count >= 1 && count <= limits.samples.most)
  if (positionals.length > 0 || !sound || (count === null) === (values.remove !== true)) {
    console.error(usage)
    process.exitCode = 1
    return
  }
  const settings = readSettings(process.env)
  const { database, close } = await openDatabase(settings, console.error)
  const begun = performance.now()
  const took = () => `${((performance.now() - begun) / 1000).toFixed(1)} s`
  const say = (word: string) => (done: number) => console.log(`${done} ${word} after ${took()}`)
  try {
    if (count === null) {
      const removed = await removeSamples(database, say('removed'))
      console.log(`Removed ${removed} sample inquiries in ${took()}.`)
    } else {
      const { calendar } = await readCompanySettings(database.pool, defaultCompanySettings(settings))
      const deps = { database, now: new Date(), calendar, progress: say('there') }
      const added = await addSamples(deps, count)
      console.log(`Added ${added} sample inquiries in ${took()}; there are at least ${count}.`)
    }
  } finally {
    await close()
  }
}
