import {
  exportFileName,
  ownAccountRefusals,
  exportPart as words,
} from '../../../../content/account/own-account.ts'
import { serverPaths } from '../../../../routes.ts'
import { Button } from '../../../../ui/control/button.tsx'
import { saveFile } from '../../../../ui/save-file.ts'
import { showToast } from '../../../platform/toasts/toasts.ts'
import { success } from '../../account/account-acts.ts'
import { callAccount } from '../../account/call-account.ts'
import { usePress } from '../../account/use-press.ts'
import { TroubleNotice } from '../../account/views/trouble-notice.tsx'
import { explain } from '../explain.ts'
import type { OwnAccount } from '../use-own-account.ts'
import { ByEmail, Part } from './part.tsx'

export function ExportPart({ account }: { account: OwnAccount }) {
  // A link could not carry the token, so the file is fetched first and then saved.
  const collection = usePress(async () => {
    const answer = await callAccount(serverPaths.accountExport)
    if (answer.kind !== 'done') return explain(answer, ownAccountRefusals.export)
    const day = new Date().toISOString().slice(0, 10)
    saveFile(exportFileName(day), 'application/json', JSON.stringify(answer.data, null, 2))
    showToast(success(words.done))
    return null
  })
  return (
    <Part words={words} lead={words.lead}>
      {collection.trouble ? <TroubleNotice trouble={collection.trouble} /> : null}
      {account.overview ? (
        <div>
          <Button
            variant="quiet"
            size="small"
            icon="download"
            pendingLabel={words.pending}
            {...collection.button}
          >
            {words.action}
          </Button>
        </div>
      ) : (
        <ByEmail />
      )}
    </Part>
  )
}
