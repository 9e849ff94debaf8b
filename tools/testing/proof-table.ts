import type { Figures } from '../../tests/faults/figures.ts'

/** A fault that was tried, and what was measured while it lasted. */
export type Proof = {
  readonly name: string
  readonly result: string
  /** Absent when the test ended before it could count. */
  readonly figures?: Figures | undefined
}

const counted = ['rounds', 'acknowledged', 'stored', 'duplicates', 'losses'] as const
const measured = ['spooled', 'refused', 'retried', 'mailedAgain', 'slowestMs', 'readyMs'] as const

/** Acknowledged inquiries that are not there, and whatever is there twice. */
export function lossesOf({ acknowledged, stored, duplicates }: Figures): number {
  return acknowledged - stored + duplicates
}

/** A head, a line for each fault, and the sums of what can be added up. */
export function proofTable(proofs: readonly Proof[]): string[][] {
  const rows = proofs.map(({ name, result, figures }) => ({
    name,
    result,
    counts: figures && { rounds: 1, ...figures, losses: lossesOf(figures) },
  }))
  const known = rows.flatMap(({ counts }) => counts ?? [])
  const sums = counted.map((column) => known.reduce((sum, counts) => sum + counts[column], 0))
  return [
    ['fault', 'result', ...counted, ...measured],
    ...rows.map(({ name, result, counts }) => [
      name,
      result,
      ...counted.map((column) => String(counts?.[column] ?? '?')),
      ...measured.map((column) => String(counts?.[column] ?? '–')),
    ]),
    ['together', '', ...sums.map(String), ...measured.map(() => '')],
  ]
}

/** Columns of equal width: the first two are words, the others figures. */
export function layOut(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, n) => Math.max(...lines.map((line) => line[n]?.length ?? 0)))
  const pad = (cell: string, n: number) =>
    n < 2 ? cell.padEnd(widths[n] ?? 0) : cell.padStart(widths[n] ?? 0)
  return lines.map((line) => line.map(pad).join('  ').trimEnd()).join('\n')
}
