import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './root.ts'
import type { Report, TimedTest } from './stages.ts'

export const vitestReport = join(root, 'test-results/vitest.json')
export const playwrightReport = join(root, 'test-results/playwright.json')

type VitestReport = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly message?: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly duration?: number | null
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

export async function readVitest(): Promise<Report | null> {
  const report = await readJson<VitestReport>(vitestReport)
  if (!report) return null
  const failures: string[] = []
  const tests: TimedTest[] = []
  for (const { name, assertionResults, message } of report.testResults) {
    const place = relative(root, name)
    for (const { status, fullName, failureMessages, duration } of assertionResults) {
      if (status === 'failed') failures.push(tell(place, fullName, failureMessages[0]))
      tests.push({ name: `${place} › ${fullName}`, seconds: (duration ?? 0) / 1000 })
    }
    if (assertionResults.length === 0 && message) failures.push(tell(place, 'did not run', message))
  }
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, failures.length),
    skipped: report.numPendingTests,
    failures,
    tests,
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
      readonly results: readonly {
        readonly duration: number
        readonly error?: { readonly message: string }
      }[]
    }[]
  }[]
}

type PlaywrightReport = {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly suites: readonly PlaywrightSuite[]
  readonly errors?: readonly { readonly message?: string }[]
}

export async function readPlaywright(): Promise<Report | null> {
  const report = await readJson<PlaywrightReport>(playwrightReport)
  if (!report) return null
  const specs = report.suites.flatMap(specsOf)
  const broken = specs.filter(({ ok }) => !ok)
  const failures = broken.map(({ file: place, line, title, tests }) => {
    const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message))
    return tell(`${place}:${line}`, title, errors.find(Boolean))
  })
  const outside = (report.errors ?? []).map(({ message }) => tell('outside a test', 'error', message))
  return {
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky + outside.length,
    skipped: report.stats.skipped,
    failures: [...failures, ...outside],
    tests: specs.map(({ file: place, line, title, tests }) => ({
      name: `${place}:${line} › ${title}`,
      seconds:
        tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  }
}

function specsOf({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite['specs'][number][] {
  return [...specs, ...suites.flatMap(specsOf)]
}

/** The runners write these files when they end; a missing one means that the runner died. */
async function readJson<Content>(file: string): Promise<Content | null> {
  const text = await readFile(file, 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text)
}

/** Place and reason of a failure, short enough for the end of a long log. */
function tell(place: string, title: string, message = ''): string {
  const told = stripVTControlCharacters(message).split('\n')
  const lines = told.filter((line) => line.trim() && !line.includes('node_modules')).slice(0, 10)
  return `${place} › ${title}\n  ${lines.join('\n  ')}`
}
