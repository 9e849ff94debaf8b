import { busySeconds, endedChildrenSeconds, processorSeconds } from './machine-load.ts'
import type { Program } from './program.ts'
import type { Disturbed } from './quiet-rounds.ts'
import { type Load, runWrk } from './wrk.ts'

export type Server = { readonly name: string; readonly program: Program; readonly address: string }

export type Round = Load &
  Disturbed & {
    /** Requests per second of processor time the server used: what a whole core could answer. */
    readonly perCoreSecond: number | null
  }

type Cores = readonly [server: number, client: number]

export async function measureRound(server: Server, seconds: number, cores: Cores | null): Promise<Round> {
  const before = readClocks(server.program.pid, cores)
  const load = await runWrk(server.address, seconds, cores?.[1] ?? null)
  const after = readClocks(server.program.pid, cores)
  if (!before || !after) return { ...load, perCoreSecond: null, neighbors: null }
  const elapsed = (after.wall - before.wall) / 1000
  const used = after.server - before.server
  const others = after.busy - before.busy - used - (after.client - before.client)
  return {
    ...load,
    perCoreSecond: (load.requestsPerSecond * elapsed) / used,
    neighbors: Math.max(0, others / elapsed / 2),
  }
}

function readClocks(pid: number, cores: Cores | null) {
  const server = processorSeconds(pid)
  const client = endedChildrenSeconds()
  if (server === null || client === null || cores === null) return null
  return { server, client, busy: busySeconds(cores), wall: performance.now() }
}
