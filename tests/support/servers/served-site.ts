import type { TestProject } from 'vitest/node'
import startSite from './site-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the production build that the tests in `tests/served` request. */
    servedSite: string
  }
}

/** Serves the production build for tests that need no Playwright browser. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  const stop = await startSite()
  project.provide('servedSite', process.env.SITE_ADDRESS ?? '')
  return stop
}
