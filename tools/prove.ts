/**
 * Runs the faults of `tests/faults` at full length and prints one table of what was acknowledged and what was lost:
 * `npm run prove`. `npm run prove -- accounts` attacks accounts for an hour instead.
 */
import { parseArgs } from 'node:util'
import { startVitest } from 'vitest/node'
import { buildIfNeeded } from './build-if-needed.ts'
import { layOut, proofTable } from './testing/proof-table.ts'
import { vitestReport } from './testing/read-reports.ts'

const [only] = parseArgs({ allowPositionals: true }).positionals
if (only !== undefined && only !== 'accounts')
  throw new Error(`"${only}" is not a proof: leave it out, or say "accounts".`)

await buildIfNeeded(console.log)
process.env.PROVE_ROUNDS ??= '10'
process.env.PROVE_OUTAGE_SECONDS ??= '60'
if (only) process.env.PROVE_ATTACK_MINUTES ??= '60'
const vitest = await startVitest(
  'test',
  only ? ['tests/faults/account-attack.test.ts'] : [],
  // One file at a time, so that the times are the server's and not those of a crowded machine.
  {
    watch: false,
    project: 'faults',
    reporters: ['default', ['json', { outputFile: vitestReport }]],
    fileParallelism: false,
  },
)

const tests = vitest.state.getTestModules().flatMap((module) => [...module.children.allTests()])
const rows = tests.map((test) => {
  const { state } = test.result()
  return { name: test.name, result: state === 'passed' ? 'pass' : state, ...test.meta() }
})
await vitest.close()
const faults = rows.filter(({ attack, figures, result }) => !attack && (figures || result !== 'pass'))
if (faults.length > 0) console.log(`\n${layOut(proofTable(faults))}`)
for (const { name, result, attack } of rows) {
  if (!attack) continue
  const counted = Object.entries(attack).map(([what, count]) => `${what} ${count}`)
  console.log(`\n${name}: ${result} (${counted.join(', ')})`)
}
