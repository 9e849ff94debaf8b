import { readFileSync } from 'node:fs'
import { cpus } from 'node:os'

const ticksPerSecond = 100

/** Processor seconds used by a process and all its descendants; null on systems without /proc. */
export function processorSeconds(pid: number): number | null {
  try {
    const own = sumOfStat(String(pid), 11, 12, 13, 14)
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    return children.reduce((sum, child) => sum + (processorSeconds(Number(child)) ?? 0), own)
  } catch {
    return null
  }
}

/** Processor seconds of all programs that this process started and that have ended. */
export function endedChildrenSeconds(): number | null {
  try {
    return sumOfStat('self', 13, 14)
  } catch {
    return null
  }
}

/** Seconds for which these cores were busy. */
export function busySeconds(cores: readonly number[]): number {
  const all = cpus()
  return cores.reduce((sum, core) => {
    const times = all[core]?.times
    return times ? sum + (times.user + times.nice + times.sys + times.irq) / 1000 : sum
  }, 0)
}

/** Seconds these cores had work but were taken by something outside this virtual machine; 0 when unknown. */
export function stolenSeconds(cores: readonly number[]): number {
  try {
    const lines = readFileSync('/proc/stat', 'utf8').split('\n')
    return cores.reduce((sum, core) => {
      const line = lines.find((text) => text.startsWith(`cpu${core} `))
      return sum + Number(line?.split(' ')[8] ?? 0) / ticksPerSecond
    }, 0)
  } catch {
    return 0
  }
}

/** Sums fields of a process's stat line, counted after its name, which may contain anything. */
function sumOfStat(id: string, ...fields: readonly number[]): number {
  const values = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return fields.reduce((sum, field) => sum + Number(values[field]) / ticksPerSecond, 0)
}
