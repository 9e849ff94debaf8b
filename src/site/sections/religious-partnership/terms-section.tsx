import { anchors } from '../../../routes.ts'
import { useDialog } from '../../../ui/overlay/use-dialog.tsx'
import { ApplicationSteps } from './application-steps.tsx'
import { Exchange } from './exchange.tsx'

const loadDialog = async () => (await import('./religious-dialog.tsx')).ReligiousDialog

/** The exchange and the application steps: two bands that open the same dialog. */
export function TermsSection() {
  const { opener, dialog } = useDialog(loadDialog)
  const apply = { ...opener, href: `#${anchors.applicationForm}` }
  return (
    <>
      <Exchange apply={apply} />
      <ApplicationSteps apply={apply} />
      {dialog}
    </>
  )
}
