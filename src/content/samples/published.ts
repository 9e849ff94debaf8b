/** Sample entries stand in for real people and work: they are shown with a mark, or not at all. */
export type SamplePolicy = 'marked' | 'absent'

export type Entry = { readonly sample: boolean }

/** The entries that visitors may see. */
export function published<E extends Entry>(entries: readonly E[], samples: SamplePolicy): readonly E[] {
  return samples === 'marked' ? entries : entries.filter(({ sample }) => !sample)
}

/** The mark on every sample that is shown. */
export const sampleMark = 'Sample'
