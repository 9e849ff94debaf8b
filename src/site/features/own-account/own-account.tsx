import { ownAccountText as text } from '../../../content/account/own-account.ts'
import { Button } from '../../../ui/control/button.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { Notice } from '../../../ui/text/notice.tsx'
import type { Trouble } from '../account/trouble.ts'
import { usePress } from '../account/use-press.ts'
import { AccountSheet } from './account-sheet.tsx'
import { useOwnAccount } from './use-own-account.ts'

/** The signed-in visitor's account, once it has been looked up. */
export function OwnAccount() {
  const { state, load } = useOwnAccount()
  if (state.kind === 'loading') return <Skeleton label={text.loading} variant="row" count={6} />
  if (state.kind === 'shown') return <AccountSheet account={{ ...state, refresh: load }} />
  return <Failed trouble={state.trouble} load={load} />
}

type FailedProps = { trouble: Trouble; load: () => Promise<void> }

function Failed({ trouble, load }: FailedProps) {
  const { failed } = text
  const retry = usePress(async () => {
    await load()
    return null
  })
  return (
    <Notice
      tone="error"
      live
      title={failed.title}
      action={
        <Button pendingLabel={text.loading} {...retry.button}>
          {failed.retry}
        </Button>
      }
    >
      <p>{trouble.toast.description}</p>
      {trouble.note ? <p>{trouble.note}</p> : null}
    </Notice>
  )
}
