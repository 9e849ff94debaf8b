import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './root.ts'

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number }

export type TimedTest = { readonly name: string; readonly seconds: number }

export type Report = Counts & {
  /** One text per failure, with its place and reason. */
  readonly failures: readonly string[]
  readonly tests: readonly TimedTest[]
}

export type Stage = Report & { readonly name: string; readonly seconds: number }

type Finished = { readonly code: number; readonly output: string }

/** Runs a script with the project's own Node; with `quiet`, its output is returned instead of printed. */
export function runNode(args: readonly string[], { quiet = false } = {}): Promise<Finished> {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(process.execPath, [...args], {
      cwd: root,
      // Tests start the server about thirty times: the cache strips types and compiles its code only once.
      env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'), ...process.env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    })
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
    }
    child.on('exit', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** The script of an installed package. */
export function packageScript(path: string): string {
  return join(root, 'node_modules', path)
}

/** A stage that either passes or fails as a whole. */
export async function runCheck(name: string, check: () => Promise<Finished>): Promise<Stage> {
  const started = performance.now()
  const { code, output } = await check().catch((error: unknown) => ({
    code: 1,
    output: error instanceof Error ? error.message : String(error),
  }))
  const seconds = (performance.now() - started) / 1000
  const failed = code === 0 ? 0 : 1
  if (failed) console.log(`\n── ${name}\n${output.trimEnd()}`)
  console.log(`   ${name}: ${failed ? 'failed' : 'passed'} in ${seconds.toFixed(1)} s`)
  const failures = failed ? [`${name}: exit code ${code}`] : []
  return { name, seconds, passed: 1 - failed, failed, skipped: 0, failures, tests: [] }
}

/** A stage of many tests. A runner that dies before it reports, or runs no test, counts as one failure. */
export async function runSuite(
  name: string,
  args: readonly string[],
  readReport: () => Promise<Report | null>,
  { mayBeEmpty = false } = {},
): Promise<Stage> {
  console.log(`\n── ${name}`)
  const started = performance.now()
  const { code } = await runNode(args)
  const seconds = (performance.now() - started) / 1000
  const report = (await readReport()) ?? { passed: 0, failed: 0, skipped: 0, failures: [], tests: [] }
  const empty = report.passed + report.failed === 0
  const silent = (code !== 0 && report.failed === 0) || (empty && !mayBeEmpty)
  if (!silent) return { ...report, name, seconds }
  return {
    ...report,
    name,
    seconds,
    failed: report.failed + 1,
    failures: [...report.failures, `${name}: exit code ${code}`],
  }
}

/** Runs the tasks in order, at most `limit` at a time, and returns their results in the same order. */
export async function inParallel<Result>(
  limit: number,
  tasks: readonly (() => Promise<Result>)[],
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const lane = async () => {
    for (let index = next++; index < tasks.length; index = next++) {
      const task = tasks[index]
      if (task) results[index] = await task()
    }
  }
  await Promise.all(Array.from({ length: limit }, lane))
  return results
}

export function printSummary(stages: readonly Stage[]): boolean {
  const failures = stages.flatMap((stage) => stage.failures)
  for (const failure of failures) console.log(`\nFailed: ${failure}`)
  const longest = stages.flatMap((stage) => stage.tests).toSorted((one, other) => other.seconds - one.seconds)
  if (longest.length > 0) console.log('\nLongest tests')
  for (const { name, seconds } of longest.slice(0, 10)) console.log(`   ${seconds.toFixed(1)} s  ${name}`)
  console.log('\nStages')
  for (const { name, seconds } of stages) console.log(`   ${seconds.toFixed(1).padStart(6)} s  ${name}`)
  const total = (key: keyof Counts) => stages.reduce((sum, stage) => sum + stage[key], 0)
  const skipped = total('skipped')
  console.log(
    `\n${total('passed')} passed, ${total('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  )
  return total('failed') === 0
}
