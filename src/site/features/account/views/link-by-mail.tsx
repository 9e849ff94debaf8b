import { signInText } from '../../../../content/account/account.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { askForMail } from '../account-acts.ts'
import { isTooMany, type Trouble } from '../trouble.ts'
import type { AccountFlow } from '../use-account-flow.ts'

type LinkByMailProps = { flow: AccountFlow; trouble: Trouble | null; email: string }

/**
 * The way in for somebody whose attempts are used up, perhaps by a stranger: a session that a mailed link
 * opens is counted separately.
 */
export function LinkByMail({ flow, trouble, email }: LinkByMailProps) {
  if (!isTooMany(trouble)) return null

  async function ask(): Promise<void> {
    const met = await askForMail(flow, 'magiclink', email)
    if (met) showToast(met.toast)
  }

  return (
    <Button variant="quiet" size="small" onClick={() => void ask()}>
      {signInText.byLink}
    </Button>
  )
}
