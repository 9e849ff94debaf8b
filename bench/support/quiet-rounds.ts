/** The share of the machine that other programs took; null when unknown, which counts as quiet. */
export type Disturbed = { readonly neighbors: number | null }

export type Rounds = { readonly wanted: number; readonly quiet: number; readonly patience: number }

/**
 * Measures every target until each has the wanted number of undisturbed samples, or `patience` times that
 * number in all; returns the least disturbed ones. Each round visits the targets in a different order, so
 * that a busy minute of the machine does not always hit the same one.
 */
export async function measureInRounds<Target, Sample extends Disturbed>(
  targets: readonly Target[],
  { wanted, quiet, patience }: Rounds,
  measure: (target: Target) => Promise<Sample>,
): Promise<Map<Target, Sample[]>> {
  const samples = new Map<Target, Sample[]>(targets.map((target) => [target, []]))
  const isQuiet = (sample: Sample) => (sample.neighbors ?? 0) <= quiet
  for (let round = 0; round < wanted * patience; round += 1) {
    const start = round % Math.max(1, targets.length)
    for (const target of [...targets.slice(start), ...targets.slice(0, start)]) {
      const taken = samples.get(target) ?? []
      if (taken.filter(isQuiet).length < wanted) taken.push(await measure(target))
    }
  }
  for (const [target, taken] of samples) {
    const quietest = taken.toSorted((a, b) => (a.neighbors ?? 0) - (b.neighbors ?? 0))
    samples.set(target, quietest.slice(0, wanted))
  }
  return samples
}
