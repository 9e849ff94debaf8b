import { expect, test } from 'vitest'
import { explainFailure } from './create-cluster.ts'

test('a full disk is named as the reason', () => {
  const output =
    'running bootstrap script ... initdb: error: could not write to file: No space left on device'
  expect(explainFailure('/srv/data', 'initdb', output)).toMatch(/^The disk is full.*\/srv\/data.*DATA_DIR.*$/)
})

test('any other failure shows the relevant line of the output', () => {
  const log = [
    '2026-01-01 00:00:00.000 UTC [7] FATAL:  could not create shared memory segment: Cannot allocate memory',
    '2026-01-01 00:00:00.001 UTC [7] LOG:  database system is shut down',
  ].join('\n')
  const line = explainFailure('/srv/data', 'PostgreSQL', log)
  expect(line).toContain('(PostgreSQL: could not create shared memory segment: Cannot allocate memory)')
  expect(line).not.toContain('\n')
})
