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
  return <Failed said={state.refused ? state.trouble : null} load={load} />
}

type FailedProps = {
  /** What the server answered, if it did. */
  said: Trouble | null
  load: () => Promise<void>
}

function Failed({ said, load }: FailedProps) {
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
      <p>{said ? said.toast.description : navigator.onLine ? failed.text : failed.offline}</p>
      {said?.note ? <p>{said.note}</p> : null}
    </Notice>
  )
}
