import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './tools/browser.ts'

export default defineConfig({
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: availableParallelism(),
  retries: 0,
  forbidOnly: true,
  // Ends a test that hangs; every expectation has its own, shorter limit.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/playwright.json' }]],
  globalSetup: './tests/support/servers/site-server.ts',
  projects: [
    { name: 'journeys', testDir: 'tests/e2e' },
    { name: 'sweeps', testDir: 'tests/sweeps' },
  ],
  use: {
    browserName: 'chromium',
    // Recording a trace costs four times as much as the test itself; use `--trace on` for the test at hand.
    trace: 'off',
    screenshot: 'only-on-failure',
    reducedMotion: 'no-preference',
    launchOptions: findBrowser(),
  },
})
