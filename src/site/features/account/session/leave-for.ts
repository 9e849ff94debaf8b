import type { SignInTarget } from '../../../../domain/account/sign-in-target.ts'
import { staffPath } from '../../../../domain/desk/staff-path.ts'
import * as limits from '../../../../domain/limits.ts'
import { navigationApi } from '../../../platform/navigation/navigation-api.ts'
import { showToast, type Toast } from '../../../platform/toasts/toasts.ts'

/** Replaces this page in the history and shows a toast if the visitor's action was the reason. */
export function leaveFor(path: SignInTarget, toast: Toast | null): void {
  if (toast) showToast(toast)
  // Where the next page is a new document, the visitor reads the toast first.
  if (toast && (!navigationApi() || path === staffPath))
    setTimeout(() => location.replace(path), limits.toast.durationMs)
  else location.replace(path)
}
