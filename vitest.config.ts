import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const cores = availableParallelism()

/** Limits only end a test that hangs: jobs are polled once a second, and a busy machine is slow. */
const times = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 30_000 } } }

export default defineConfig({
  test: {
    globalSetup: ['tests/support/servers/database-setup.ts'],
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          // Half of the tests wait for a database, a mail or a timeout: two workers per core keep it busy.
          maxWorkers: 2 * cores,
          ...times,
        },
      },
      {
        test: {
          name: 'served',
          include: ['tests/served/*.test.ts'],
          globalSetup: ['tests/support/servers/served-site.ts'],
          ...times,
        },
      },
      {
        // Runs after the others, because these tests load the machine.
        test: {
          name: 'faults',
          include: ['tests/faults/*.test.ts'],
          sequence: { groupOrder: 1 },
          // These tests spend more time waiting than working.
          maxWorkers: 2 * cores,
          ...times,
        },
      },
      {
        test: {
          name: 'other-browsers',
          include: ['tests/other-browsers/*.test.ts'],
          globalSetup: ['tests/support/servers/served-site.ts'],
          ...times,
        },
      },
    ],
  },
})
