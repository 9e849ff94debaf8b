import * as limits from '../../../../domain/limits.ts'
import type { PagePath } from '../../../../routes.ts'
import { navigationApi } from '../../../platform/navigation/navigation-api.ts'
import { showToast, type Toast } from '../../../platform/toasts/toasts.ts'

/** Replaces this page in the history and shows a toast if the visitor's action was the reason. */
export function leaveFor(path: PagePath, toast: Toast | null): void {
  if (toast) showToast(toast)
  // Without the Navigation API the next page is a new document, so the visitor reads the toast first.
  if (toast && !navigationApi()) setTimeout(() => location.replace(path), limits.toast.durationMs)
  else location.replace(path)
}
