import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findOnPath } from './program.ts'

export type Load = { readonly requestsPerSecond: number; readonly p50Ms: number; readonly p99Ms: number }

export async function runWrk(address: string, seconds: number, core: number | null): Promise<Load> {
  const wrk = findOnPath('wrk') ?? 'wrk'
  const taskset = core === null ? null : findOnPath('taskset')
  const args = ['-t1', '-c64', `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br', `${address}/`]
  const [file = wrk, ...rest] = [...(taskset ? [taskset, '-c', String(core)] : []), wrk, ...args]
  const { stdout } = await promisify(execFile)(file, rest, { timeout: (seconds + 20) * 1000 })
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]
  if (!rate || /Non-2xx|Socket errors/.test(stdout))
    throw new Error(`wrk met errors at ${address}:\n${stdout}`)
  return { requestsPerSecond: Number(rate), p50Ms: percentile(stdout, 50), p99Ms: percentile(stdout, 99) }
}

function percentile(output: string, rank: number): number {
  const [, figure = 'NaN', unit = ''] = new RegExp(`${rank}%\\s+([\\d.]+)(us|ms|s|m)`).exec(output) ?? []
  const milliseconds: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }
  return Number(figure) * (milliseconds[unit] ?? Number.NaN)
}
