import { type Entry, published } from '../../../content/published.ts'
import { useFacts } from '../../shell/facts-context.ts'

/** The entries that this site shows: in production none that are samples. */
export function usePublished<E extends Entry>(entries: readonly E[]): readonly E[] {
  return published(entries, useFacts().samples)
}
