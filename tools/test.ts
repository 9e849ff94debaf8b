/** Every check there is, in the order of their cost; ends with a line that counts them. */
import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { buildIfNeeded } from './build-if-needed.ts'
import { ensureBrowser } from './find-browser.ts'

type Counts = { passed: number; failed: number; skipped: number }
type Report = Counts & { readonly failures: readonly string[] }

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const results = join(root, 'test-results')
const withBrowser = !process.argv.includes('--no-browser')
const total: Counts = { passed: 0, failed: 0, skipped: 0 }
const failures: string[] = []

await rm(results, { recursive: true, force: true })
await mkdir(results, { recursive: true })

await check('Format and lint', ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings'])
await check('Types', ['typescript/lib/tsc.js', '--noEmit'])
await check('Unused code', ['knip/bin/knip.js', '--no-progress'])
await check('Import rule', ['../tools/check-imports.ts'])
await step('Build', () => buildIfNeeded(console.log))
await suite('Unit and integration tests', ['vitest/vitest.mjs', 'run'], 'unit.json', readVitest)
if (withBrowser) {
  const found = await step('Browser', async () => void ensureBrowser(console.log))
  if (found) await suite('Browser tests', ['@playwright/test/cli.js', 'test'], 'e2e.json', readPlaywright)
}

for (const failure of failures) console.log(`\nFailed: ${failure}`)
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`,
)
process.exit(total.failed > 0 ? 1 : 0)

function run(args: readonly string[]): Promise<number> {
  const [file = '', ...rest] = args
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'node_modules', file), ...rest], {
      cwd: root,
      stdio: 'inherit',
    })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

async function step(name: string, action: () => Promise<void>): Promise<boolean> {
  console.log(`\n── ${name}`)
  const started = performance.now()
  const error = await action().then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error) console.error(error instanceof Error ? error.message : error)
  total[error ? 'failed' : 'passed'] += 1
  if (error) failures.push(name)
  console.log(`   ${error ? 'failed' : 'passed'} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  return !error
}

async function check(name: string, args: readonly string[]): Promise<void> {
  await step(name, async () => {
    const code = await run(args)
    if (code !== 0) throw new Error(`${name}: exit code ${code}`)
  })
}

/** Counts what the runner reports; a runner that dies before reporting counts as one failure. */
async function suite(
  name: string,
  args: readonly string[],
  file: string,
  read: (text: string) => Report,
): Promise<void> {
  console.log(`\n── ${name}`)
  const code = await run(args)
  const report = await readFile(join(results, file), 'utf8').then(read, () => null)
  if (report) {
    total.passed += report.passed
    total.failed += report.failed
    total.skipped += report.skipped
    failures.push(...report.failures)
  }
  const untold = (code !== 0 && !report?.failed) || (report && report.passed + report.failed === 0)
  if (untold) {
    total.failed += 1
    failures.push(`${name}: exit code ${code}`)
  }
}

function readVitest(text: string): Report {
  const report = JSON.parse(text)
  const failures = []
  for (const { name, assertionResults, message } of report.testResults) {
    const place = relative(root, name)
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (status === 'failed') failures.push(tell(place, fullName, failureMessages[0]))
    }
    if (assertionResults.length === 0 && message) failures.push(tell(place, 'did not run', message))
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    failures,
  }
}

function readPlaywright(text: string): Report {
  const { stats, suites } = JSON.parse(text)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures: suites.flatMap(failuresOf),
  }
}

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly file: string
    readonly line: number
    readonly title: string
    readonly ok: boolean
    readonly tests: readonly {
      readonly results: readonly { readonly error?: { readonly message: string } }[]
    }[]
  }[]
}

function failuresOf({ suites = [], specs }: PlaywrightSuite): string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message))
      return tell(`${file}:${line}`, title, errors.find(Boolean))
    })
  return [...own, ...suites.flatMap(failuresOf)]
}

/** Where and why, short enough for the end of a long log. */
function tell(place: string, title: string, message = ''): string {
  const told = stripVTControlCharacters(message).split('\n')
  const lines = told.filter((line) => line.trim() && !line.includes('node_modules')).slice(0, 10)
  return `${place} › ${title}\n  ${lines.join('\n  ')}`
}
