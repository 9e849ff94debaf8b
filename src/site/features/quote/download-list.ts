import type { Company } from '../../../content/company/company.ts'
import { equipmentListName, equipmentListText } from '../../../content/quote/equipment-list.ts'
import { listToasts } from '../../../content/quote/quote-words.ts'
import { withSoundDates } from '../../../domain/quote/rental-dates.ts'
import { saveFile } from '../../../ui/save-file.ts'
import { track } from '../../analytics/track.ts'
import { showToast } from '../../platform/toasts/toasts.ts'
import { pageList, today } from './page-list.ts'
import { quoteSteps } from './request-list.ts'

/** Created and saved in the browser; no server is involved. */
export function downloadList(company: Company): void {
  const selection = withSoundDates(pageList.current().selection, today)
  const text = equipmentListText(selection, company, today())
  saveFile(equipmentListName(company), 'text/plain', text)
  showToast({ kind: 'success', ...listToasts.downloaded })
  track({ name: 'quote_step', step: quoteSteps.downloaded })
}
