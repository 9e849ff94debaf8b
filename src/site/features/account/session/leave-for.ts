import * as limits from '../../../../domain/limits.ts'
import type { PagePath } from '../../../../routes.ts'
import { navigationApi } from '../../../platform/navigation/navigation-api.ts'
import { showToast, type Toast } from '../../../platform/toasts/toasts.ts'

/** Takes the place of this page in the history, and says why if the visitor did something. */
export function leaveFor(path: PagePath, toast: Toast | null): void {
  if (toast) showToast(toast)
  // Where the next page is another document, the toast is read before it goes.
  if (toast && !navigationApi()) setTimeout(() => location.replace(path), limits.toast.durationMs)
  else location.replace(path)
}
