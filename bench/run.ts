/**
 * Measures the site beside peers and baselines. Without a name, all benches run:
 * `npm run bench [-- static|pages|moves|boot|inquiries|availability|accounts|desk|chat [options]]`
 */
import { buildIfNeeded } from '../tools/build-if-needed.ts'
import { cleanUp } from './support/clean-up.ts'

type Bench = (args: readonly string[]) => Promise<boolean>

const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  static: async () => (await import('./static.ts')).benchStatic,
  boot: async () => (await import('./boot.ts')).benchBoot,
  inquiries: async () => (await import('./inquiries.ts')).benchInquiries,
  availability: async () => (await import('./availability.ts')).benchAvailability,
  accounts: async () => (await import('./accounts.ts')).benchAccounts,
  desk: async () => (await import('./desk.ts')).benchDesk,
  chat: async () => (await import('./chat.ts')).benchChat,
  pages: async () => (await import('./pages.ts')).benchPages,
  moves: async () => (await import('./moves.ts')).benchMoves,
}

const [name, ...args] = process.argv.slice(2)
const chosen = name === undefined ? Object.keys(benches) : [name]
const unknown = chosen.find((key) => !Object.hasOwn(benches, key))
if (unknown !== undefined) {
  console.error(`There is no bench "${unknown}": choose ${Object.keys(benches).join(', ')}, or none for all.`)
  process.exit(2)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => cleanUp().finally(() => process.exit(130)))
}

const failed: string[] = []
await buildIfNeeded(console.log)
for (const key of chosen) {
  try {
    const bench = await benches[key]?.()
    if (!(await bench?.(args))) failed.push(key)
  } catch (error) {
    console.error(error)
    failed.push(key)
  } finally {
    await cleanUp()
  }
}
console.log(failed.length === 0 ? '\nNo target missed.' : `\nTargets missed: ${failed.join(', ')}.`)
process.exit(failed.length === 0 ? 0 : 1)
