/** What the sign-in page has to ask for next, kept by the tab: it survives a reload and the way to that page. */
export type Step = 'new-password' | 'expired'

const key = 'account-step'

export function keepStep(step: Step | null): void {
  try {
    if (step) sessionStorage.setItem(key, step)
    else sessionStorage.removeItem(key)
  } catch {
    // Blocked storage: the step is lost with the page, and can be asked for again.
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
