import { useSyncExternalStore } from 'react'
import { portlandDay } from '../../../domain/portland-day.ts'
import { emptySelection } from '../../../domain/quote/quote-selection.ts'
import { track } from '../../analytics/track.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { session } from '../inquiry-form/sending/session.ts'
import { keptSelection } from './kept-selection.ts'
import { createRequestList } from './request-list.ts'

/** The current day in Portland. */
export const today = () => portlandDay(new Date())

/** The browser's only list. */
export const pageList = createRequestList({
  store: keptSelection,
  session,
  toast: showToast,
  track,
  today,
})

const prerendered: ReturnType<typeof pageList.current> = { selection: emptySelection, sent: null }

/** The current list; empty in the prerendered page, which is the same for everybody. */
export function usePageList() {
  return useSyncExternalStore(pageList.subscribe, pageList.current, () => prerendered)
}
