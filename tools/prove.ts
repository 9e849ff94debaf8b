/**
 * Runs the faults of `tests/faults` at full length and prints tables of their results: `npm run prove`.
 * `npm run prove -- accounts` attacks accounts for an hour instead.
 */
import { parseArgs } from 'node:util'
import { startVitest } from 'vitest/node'
import type { AttackFigures, Figures } from '../tests/faults/figures.ts'
import { buildIfNeeded } from './build-if-needed.ts'
import { vitestReport } from './testing/read-reports.ts'

const figures = ['acknowledged', 'stored', 'spooled', 'refused', 'retried', 'slowestMs', 'readyMs'] as const
const attackFigures = [
  'attempts',
  'mailsToStrangers',
  'mailsToOneOwner',
  'opened',
  'shutOut',
  'serverErrors',
  'signIns',
  'slowestMs',
] as const

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
const attacks = rows.filter(({ attack }) => attack)
const faults = rows.filter(({ attack }) => !attack)
if (faults.length > 0) {
  const lines = faults.map((row) => [row.name, row.result, ...cells(figures, row.figures)])
  printTable([['fault', 'result', ...figures], ...lines])
}
if (attacks.length > 0) {
  const lines = attacks.map((row) => [row.name, row.result, ...cells(attackFigures, row.attack)])
  printTable([['attack', 'result', ...attackFigures], ...lines])
}

function cells<Name extends keyof Figures | keyof AttackFigures>(
  columns: readonly Name[],
  measured: Partial<Record<Name, number>> = {},
): string[] {
  return columns.map((column) => String(measured[column] ?? '–'))
}

function printTable(lines: readonly (readonly string[])[]): void {
  const widths = (lines[0] ?? []).map((_, n) => Math.max(...lines.map((line) => line[n]?.length ?? 0)))
  console.log()
  for (const line of lines) {
    const padded = line.map((cell, n) =>
      n < 2 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0),
    )
    console.log(padded.join('  '))
  }
}
