import { useSyncExternalStore } from 'react'
import { portlandDay } from '../../../domain/portland-day.ts'
import { emptySelection } from '../../../domain/quote/quote-selection.ts'
import { track } from '../../analytics/track.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { session } from '../inquiry-form/sending/session.ts'
import { keptSelection } from './kept-selection.ts'
import { createRequestList } from './request-list.ts'

/** The day in Portland, now. */
export const today = () => portlandDay(new Date())

/** The one list of this browser. */
export const pageList = createRequestList({
  store: keptSelection,
  session,
  toast: showToast,
  track,
  today,
})

const prerendered: ReturnType<typeof pageList.current> = { selection: emptySelection, sent: null }

/** The list as it stands; empty in the prerendered page, which is everybody's. */
export function usePageList() {
  return useSyncExternalStore(pageList.subscribe, pageList.current, () => prerendered)
}
