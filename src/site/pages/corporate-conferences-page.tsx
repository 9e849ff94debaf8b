import { type ComponentType, useEffect, useRef, useState } from 'react'
import { corporateConferences } from '../../content/pages/corporate-conferences.ts'
import { anchors } from '../../routes.ts'
import { useConferenceAccess } from '../features/lead-gate/use-conference-access.ts'
import { ConferencePackages } from '../sections/corporate-conferences/conference-packages.tsx'
import { Opening } from '../sections/opening.tsx'
import { useDialog } from '../sections/use-dialog.tsx'

export const content = corporateConferences

/** What the gate keeps back, prices included, is in chunks of its own. */
async function loadOpened() {
  const [{ packagePrices }, { ConferenceContact }] = await Promise.all([
    import('../../content/forms/conference-form.ts'),
    import('../sections/corporate-conferences/conference-contact.tsx'),
  ])
  return { prices: packagePrices, Contact: ConferenceContact }
}

/** With the gate comes what it opens, so that nothing has to be waited for afterwards. */
async function loadGate() {
  const [{ LeadGateDialog }] = await Promise.all([
    import('../features/lead-gate/lead-gate-dialog.tsx'),
    loadOpened(),
  ])
  return LeadGateDialog
}

export function Page() {
  const access = useConferenceAccess()
  const gate = useDialog(loadGate)
  const opened = useOpened(access)
  const heading = useRef<HTMLHeadingElement>(null)
  const cameThroughGate = useRef(false)
  const isOpen = opened !== null

  useEffect(() => {
    if (gate.open) cameThroughGate.current = true
    else if (isOpen && cameThroughGate.current) heading.current?.focus()
  }, [gate.open, isOpen])

  return (
    <>
      <Opening content={content} />
      <ConferencePackages prices={opened?.prices ?? null} opener={gate.opener} headingRef={heading} />
      {opened ? <opened.Contact id={anchors.conferenceContact} /> : null}
      {gate.dialog}
    </>
  )
}

type Opened = {
  prices: Awaited<ReturnType<typeof loadOpened>>['prices']
  Contact: ComponentType<{ id: string }>
}

function useOpened(access: boolean): Opened | null {
  const [opened, setOpened] = useState<Opened | null>(null)
  useEffect(() => {
    if (!access) return
    let wanted = true
    loadOpened().then(
      (loaded) => {
        if (wanted) setOpened(loaded)
      },
      // Offline: the page stays closed until the next visit.
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [access])
  return access ? opened : null
}
