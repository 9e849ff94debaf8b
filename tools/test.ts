/** Every check there is, in the order of their cost; ends with a line that counts them. */
import { spawn } from 'node:child_process'
import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildIfNeeded } from './build-if-needed.ts'
import { ensureBrowser } from './find-browser.ts'

type Counts = { passed: number; failed: number; skipped: number }

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const results = join(root, 'test-results')
const withBrowser = !process.argv.includes('--no-browser')
const total: Counts = { passed: 0, failed: 0, skipped: 0 }

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
  read: (text: string) => Counts,
): Promise<void> {
  console.log(`\n── ${name}`)
  const code = await run(args)
  const counts = await readFile(join(results, file), 'utf8').then(read, () => null)
  if (counts) {
    total.passed += counts.passed
    total.failed += counts.failed
    total.skipped += counts.skipped
  }
  if (code !== 0 && !counts?.failed) total.failed += 1
  if (counts && counts.passed + counts.failed === 0) total.failed += 1
}

function readVitest(text: string): Counts {
  const report = JSON.parse(text)
  return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests }
}

function readPlaywright(text: string): Counts {
  const { stats } = JSON.parse(text)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}
