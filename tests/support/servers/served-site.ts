import type { TestProject } from 'vitest/node'
import startSite from './site-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the production build that the tests of what is served ask. */
    servedSite: string
  }
}

/** The production build, served for the tests that need no browser. */
export default async function serveSite(project: TestProject): Promise<() => Promise<void>> {
  const stop = await startSite()
  project.provide('servedSite', process.env.SITE_ADDRESS ?? '')
  return stop
}
