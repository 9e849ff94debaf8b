import { signInText, signUpText, type ViewWords } from '../../../../content/account/account.ts'
import type { AccountFlow } from '../use-account-flow.ts'
import { CredentialsView } from './credentials-view.tsx'
import { laterView } from './load-later-view.ts'
import type { View } from './view.ts'

/** A later view is shown only after its code has loaded; see `use-account-flow.ts`. */
export function viewWords(view: View): ViewWords {
  if (view.name === 'sign-in') return signInText
  if (view.name === 'sign-up') return signUpText
  return laterView()?.laterWords(view) ?? signInText
}

export function AccountView({ flow }: { flow: AccountFlow }) {
  const { view } = flow
  if (view.name === 'sign-in' || view.name === 'sign-up') {
    return <CredentialsView flow={flow} creating={view.name === 'sign-up'} />
  }
  const later = laterView()
  return later ? <later.LaterView flow={flow} view={view} /> : null
}
