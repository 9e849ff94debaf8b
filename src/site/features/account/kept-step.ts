/** The next step on the sign-in page. The tab keeps it across a reload and the navigation to that page. */
export type Step = 'new-password' | 'expired'

const key = 'account-step'

export function keepStep(step: Step | null): void {
  try {
    if (step) sessionStorage.setItem(key, step)
    else sessionStorage.removeItem(key)
  } catch {
    // Storage is blocked: the step is lost with the page, and the visitor can request it again.
  }
}

export function keptStep(): Step | null {
  try {
    const step = sessionStorage.getItem(key)
    return step === 'new-password' || step === 'expired' ? step : null
  } catch {
    return null
  }
}
