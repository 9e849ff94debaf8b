import { buildIfNeeded } from './build-if-needed.ts'

await buildIfNeeded(console.log)
await import('../src/server/main.ts')
