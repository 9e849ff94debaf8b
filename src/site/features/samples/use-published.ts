import { type Entry, published } from '../../../content/samples/published.ts'
import { useFacts } from '../../platform/facts-context.ts'

/** The entries that this site shows. Production shows no samples. */
export function usePublished<E extends Entry>(entries: readonly E[]): readonly E[] {
  return published(entries, useFacts().samples)
}
