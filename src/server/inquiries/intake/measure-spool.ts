import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

type SpoolMeasure = {
  readonly waiting: number
  /** Null when none waits. */
  readonly oldestSeconds: number | null
  readonly aside: number
}

export function spoolFolder(dataDir: string): string {
  return join(dataDir, 'spool')
}

/** How many inquiries wait in a server's spool, and since when. Throws when it cannot be read. */
export async function measureSpool(dataDir: string, now: Date): Promise<SpoolMeasure> {
  const folder = spoolFolder(dataDir)
  const names = await readdir(folder).catch(emptyIfMissing)
  const waiting = names.filter((name) => name.endsWith('.json'))
  const aside = names.filter((name) => name.endsWith('.aside')).length
  const times = await Promise.all(
    waiting.map((name) =>
      stat(join(folder, name)).then(
        ({ mtimeMs }) => mtimeMs,
        // Replayed in this moment.
        () => Infinity,
      ),
    ),
  )
  const oldest = Math.min(...times)
  const oldestSeconds = Number.isFinite(oldest) ? Math.max(0, (now.getTime() - oldest) / 1000) : null
  return { waiting: waiting.length, oldestSeconds, aside }
}

function emptyIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}
