import { buildIfNeeded } from './build.ts'

await buildIfNeeded(console.log)
await import('../src/server/main.ts')
