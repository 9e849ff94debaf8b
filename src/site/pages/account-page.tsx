import { account } from '../../content/pages/account.ts'
import { AccountPanel } from '../features/own-account/account-panel.tsx'
import { PersonalOpening } from '../sections/personal-opening.tsx'

export const content = account

export function Page() {
  return (
    <>
      <PersonalOpening content={content} />
      <AccountPanel />
    </>
  )
}
