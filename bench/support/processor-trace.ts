import { readFile, writeFile } from 'node:fs/promises'

/** As in a Chromium trace; times in microseconds. `tdur` is the processor time of the thread. */
export type TraceEvent = {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
}

type Task = { readonly start: number; readonly end: number; readonly share: number }

/** Rewrites a stored trace so that figures read from it count processor time. */
export async function storeInProcessorTime(file: string): Promise<void> {
  const trace: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify({ ...trace, traceEvents: inProcessorTime(trace.traceEvents) }))
}

/**
 * The same events with every task shortened to its processor time. Other tenants of a shared machine stop a
 * thread in the middle of a task, which looks like a slow page in wall-clock time. A task keeps its start;
 * events within it move closer together in proportion.
 */
export function inProcessorTime(events: readonly TraceEvent[]): TraceEvent[] {
  const threads = Map.groupBy(events, ({ pid, tid }) => `${pid} ${tid}`)
  return [...threads.values()].flatMap((thread) => {
    const sorted = thread.toSorted((a, b) => a.ts - b.ts)
    const tasks = outermostTasks(sorted)
    let next = 0
    return sorted.map((event) => {
      while ((tasks[next]?.end ?? Number.POSITIVE_INFINITY) < event.ts) next += 1
      const task = tasks[next]
      return task && event.ts >= task.start ? shortened(event, task) : event
    })
  })
}

function outermostTasks(sorted: readonly TraceEvent[]): Task[] {
  const tasks: Task[] = []
  for (const { name, ts, dur, tdur } of sorted) {
    if (!name.endsWith('RunTask') || !dur || tdur === undefined) continue
    if (ts < (tasks.at(-1)?.end ?? 0)) continue
    tasks.push({ start: ts, end: ts + dur, share: Math.min(1, tdur / dur) })
  }
  return tasks
}

function shortened(event: TraceEvent, { start, end, share }: Task): TraceEvent {
  const at = (time: number) => Math.round(start + (Math.min(time, end) - start) * share)
  const ts = at(event.ts)
  return event.dur === undefined ? { ...event, ts } : { ...event, ts, dur: at(event.ts + event.dur) - ts }
}
