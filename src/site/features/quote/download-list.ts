import type { Company } from '../../../content/company/company.ts'
import { equipmentListName, equipmentListText } from '../../../content/quote/equipment-list.ts'
import { listToasts } from '../../../content/quote/quote-words.ts'
import * as limits from '../../../domain/limits.ts'
import { withSoundDates } from '../../../domain/quote/rental-dates.ts'
import { track } from '../../analytics/track.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { pageList, today } from './page-list.ts'
import { quoteSteps } from './request-list.ts'

/** Created and saved in the browser; no server is involved. */
export function downloadList(company: Company): void {
  const selection = withSoundDates(pageList.current().selection, today)
  const text = equipmentListText(selection, company, today())
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = equipmentListName(company)
  link.click()
  // Some browsers start to read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), limits.quote.downloadMs)
  showToast({ kind: 'success', ...listToasts.downloaded })
  track({ name: 'quote_step', step: quoteSteps.downloaded })
}
