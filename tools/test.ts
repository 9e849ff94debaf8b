/**
 * Runs the checks and tests and ends with a line of totals.
 *
 *   npm test                  format, lint, types, unused code, import rule, unit tests, short faults, journeys
 *   npm test -- --changed     the same, with only the tests that the uncommitted changes can reach
 *   npm test -- PATTERN       tests of any kind whose file matches or, if none does, whose name matches
 *   npm run check             npm test without the browser
 *   npm run test:all          npm test, then the sweeps, the full faults and the other browsers
 */
import { rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { findByChange, findByPattern, type Selection } from './testing/find-tests.ts'
import { playwrightReport, readPlaywright, readVitest, vitestReport } from './testing/read-reports.ts'
import {
  inParallel,
  packageScript,
  printSummary,
  runCheck,
  runNode,
  runSuite,
  type Stage,
} from './testing/stages.ts'

const { values: options, positionals } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: true },
    changed: { type: 'boolean', default: false },
  },
  allowNegative: true,
  allowPositionals: true,
})
const [pattern] = positionals
const everything: Selection = {
  unit: ['--project', 'unit', '--project', 'served', '--project', 'faults'],
  browser: ['--project=journeys'],
}
const selection = pattern ? await findByPattern(pattern) : options.changed ? await findByChange() : everything
const isChosen = selection !== everything

const stages: Stage[] = [...(await runChecks()), ...(await runTests())]
if (options.all) stages.push(...(await runExhaustively()))
process.exit(printSummary(stages) ? 0 : 1)

async function runChecks(): Promise<Stage[]> {
  const script = (name: string, ...args: string[]) => [name, () => runNode(args, { quiet: true })] as const
  const build = script('Build', 'tools/build-if-needed.ts')
  const all = [
    build,
    script('Types', packageScript('typescript/lib/tsc.js'), '--noEmit'),
    script('Unused code', packageScript('knip/bin/knip.js'), '--no-progress'),
    script('Format and lint', packageScript('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'),
    script('Import rule', 'tools/check-imports.ts'),
  ]
  const checks = (pattern ? [build] : all).map(
    ([name, check]) =>
      () =>
        runCheck(name, check),
  )
  return inParallel(availableParallelism(), checks)
}

async function runTests(): Promise<Stage[]> {
  const { unit, browser } = selection
  const stages: Promise<Stage>[] = []
  // Both at once: half of the unit tests wait for a database, a mail or a timeout, while journeys keep a core
  // busy.
  if (unit) stages.push(runVitest('Unit tests and short faults', unit))
  if (browser && options.browser) stages.push(runPlaywright('Journeys', browser))
  const ran = await Promise.all(stages)
  const count = ran.reduce((sum, { tests }) => sum + tests.length, 0)
  if (pattern && count === 0) throw new Error(`No test has "${pattern}" in its file or its name.`)
  if (options.changed && count === 0) console.log('\nNo test depends on the uncommitted changes.')
  return ran
}

async function runExhaustively(): Promise<Stage[]> {
  const sweeps = runPlaywright('Sweeps', ['--project=sweeps'])
  // At the same time as the sweeps, as above; but one after the other, since both write Vitest's report.
  const faults = await runSuite('Faults in full', ['tools/prove.ts'], readVitest)
  const browsers = await runVitest('Other browsers', ['--project', 'other-browsers'])
  return [await sweeps, faults, browsers]
}

/** Deletes the last report first, so that a runner that dies does not leave an old one behind. */
async function runVitest(name: string, chosen: readonly string[]): Promise<Stage> {
  await rm(vitestReport, { force: true })
  const args = [packageScript('vitest/vitest.mjs'), 'run', '--passWithNoTests', ...chosen]
  return runSuite(name, args, readVitest, { mayBeEmpty: isChosen })
}

async function runPlaywright(name: string, chosen: readonly string[]): Promise<Stage> {
  await rm(playwrightReport, { force: true })
  const args = [packageScript('@playwright/test/cli.js'), 'test', '--pass-with-no-tests', ...chosen]
  return runSuite(name, args, readPlaywright, { mayBeEmpty: isChosen })
}
