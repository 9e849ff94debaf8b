import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'

/** Integrated loudness in LUFS and true peak in dBTP (EBU R 128). */
export async function measureLoudness(file: string): Promise<{ loudness: number; peak: number }> {
  const meter = ['-vn', '-af', 'ebur128=peak=true:framelog=verbose', '-f', 'null', '-']
  const child = spawn('ffmpeg', ['-hide_banner', '-nostats', '-i', file, ...meter], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const report = await text(child.stderr)
  const loudness = /I:\s+(-?[\d.]+) LUFS/.exec(report)?.[1]
  const peak = /Peak:\s+(-?[\d.]+) dBFS/.exec(report)?.[1]
  if (loudness === undefined || peak === undefined) throw new Error(`${file} cannot be measured: ${report}`)
  return { loudness: Number(loudness), peak: Number(peak) }
}
