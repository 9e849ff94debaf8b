/** Runs the faults of `tests/faults` at full length and prints a table of their results: `npm run prove`. */
import { startVitest } from 'vitest/node'
import type { Figures } from '../tests/faults/figures.ts'
import { buildIfNeeded } from './build-if-needed.ts'
import { vitestReport } from './testing/read-reports.ts'

const columns = ['acknowledged', 'stored', 'spooled', 'refused', 'retried', 'slowestMs', 'readyMs'] as const

await buildIfNeeded(console.log)
process.env.PROVE_ROUNDS ??= '10'
process.env.PROVE_OUTAGE_SECONDS ??= '60'
const vitest = await startVitest(
  'test',
  [],
  // One file at a time, so that the times are the server's and not those of a crowded machine.
  {
    watch: false,
    project: 'faults',
    reporters: ['default', ['json', { outputFile: vitestReport }]],
    fileParallelism: false,
  },
)

const rows = vitest.state.getTestModules().flatMap((module) =>
  [...module.children.allTests()].map((test) => {
    const { state } = test.result()
    return [test.name, state === 'passed' ? 'pass' : state, ...cells(test.meta().figures)]
  }),
)
await vitest.close()
printTable([['fault', 'result', ...columns], ...rows])

function cells(figures: Figures | undefined): string[] {
  return columns.map((column) => String(figures?.[column] ?? '–'))
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
