import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** What is waited for comes in its own time, also on a busy machine: jobs are looked for once a second. */
const times = { testTimeout: 40_000, hookTimeout: 30_000, expect: { poll: { timeout: 20_000 } } }

export default defineConfig({
  test: {
    globalSetup: ['tests/support/database-setup.ts'],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          // Left to itself the runner keeps a core for its own, and half the tests wait for a database or a clock.
          maxWorkers: 2,
          ...times,
        },
      },
      {
        // After the others: these load the machine, and some hold the server to a time.
        test: {
          name: 'faults',
          include: ['tests/faults/*.test.ts'],
          sequence: { groupOrder: 1 },
          // They wait more than they work.
          maxWorkers: 3,
          ...times,
        },
      },
    ],
  },
})
