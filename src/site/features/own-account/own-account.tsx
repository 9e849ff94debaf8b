import { ownAccountText as text } from '../../../content/account/own-account.ts'
import { Button } from '../../../ui/control/button.tsx'
import { Skeleton } from '../../../ui/layout/skeleton.tsx'
import { Notice } from '../../../ui/text/notice.tsx'
import { tell } from '../account/account-acts.ts'
import { usePress } from '../account/use-press.ts'
import { AccountSheet } from './account-sheet.tsx'
import { type Refusal, useOwnAccount } from './use-own-account.ts'

/** The signed-in visitor's account, once it has been looked up. */
export function OwnAccount() {
  const { state, load } = useOwnAccount()
  if (state.kind === 'loading') return <Skeleton label={text.loading} variant="row" count={6} />
  if (state.kind === 'shown') return <AccountSheet account={{ ...state, refresh: load }} />
  return <Failed refusal={state.refusal} load={load} />
}

type FailedProps = { refusal: Refusal; load: () => Promise<void> }

function Failed({ refusal, load }: FailedProps) {
  const { failed } = text
  const retry = usePress(async () => {
    await load()
    return null
  })
  const refused = refusal.kind === 'refused' ? tell(refusal, failed.title) : null
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
      <p>{refused ? refused.toast.description : navigator.onLine ? failed.text : failed.offline}</p>
      {refused?.note ? <p>{refused.note}</p> : null}
    </Notice>
  )
}
