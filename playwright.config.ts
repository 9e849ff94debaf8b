import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from './tools/find-browser.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Ends what hangs: whatever is expected has its own, shorter limit.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  globalSetup: './tests/support/site-server.ts',
  use: {
    browserName: 'chromium',
    // Recording a trace costs four times what the test itself does; `--trace on` records the one that is looked at.
    trace: 'off',
    screenshot: 'only-on-failure',
    reducedMotion: 'no-preference',
    launchOptions: {
      executablePath: findBrowser() ?? '',
      args: browserFlags,
    },
  },
})
