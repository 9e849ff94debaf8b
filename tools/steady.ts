/**
 * Runs the whole suite several times beside one busy loop per core: `npm run test:steady -- 3`. A test that
 * fails here depends on the speed of the machine and has to be fixed at its cause.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

const rounds = Number(process.argv[2] ?? 3)
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('usage: npm run test:steady -- ROUNDS')

const loops = Array.from({ length: availableParallelism() }, () =>
  spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
)
const stopLoops = () => {
  for (const loop of loops) loop.kill('SIGKILL')
}
process.on('exit', stopLoops)
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const results: { readonly passed: boolean; readonly minutes: number }[] = []
for (let round = 1; round <= rounds; round += 1) {
  console.log(`\n════ Round ${round} of ${rounds}, beside ${loops.length} busy loops`)
  const started = performance.now()
  const suite = spawn(process.execPath, [join(import.meta.dirname, 'test.ts')], { stdio: 'inherit' })
  const passed = (await exitCode(suite)) === 0
  results.push({ passed, minutes: (performance.now() - started) / 60_000 })
}

console.log('\nRounds')
for (const [index, { passed, minutes }] of results.entries()) {
  console.log(`   ${index + 1}: ${passed ? 'passed' : 'failed'} in ${minutes.toFixed(1)} minutes`)
}
const failed = results.filter(({ passed }) => !passed).length
console.log(`\n${rounds - failed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)

function exitCode(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.once('exit', resolve))
}
