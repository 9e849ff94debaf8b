import { useEffect, useState } from 'react'
import { accessStore, useConferenceAccess } from '../../features/conference-gate/use-conference-access.ts'

type Opened = typeof import('./opened-conference.tsx')

let loaded: Opened | null = null

/** What the gate keeps back, prices included, is in chunks of its own. */
async function loadOpened(): Promise<Opened> {
  loaded ??= await import('./opened-conference.tsx')
  return loaded
}

/** With the gate comes what it opens, so that nothing has to be waited for afterwards. */
export async function loadGate() {
  const [{ GateDialog }] = await Promise.all([
    import('../../features/conference-gate/gate-dialog.tsx'),
    loadOpened(),
  ])
  return GateDialog
}

/** Before a page is shown to a visitor who has access: loads what it shows. Tells whether there is access. */
export async function prepareOpened(): Promise<boolean> {
  if (typeof document === 'undefined' || accessStore().access().kind !== 'open') return false
  // Offline: the page stays closed until the next visit.
  await loadOpened().catch(() => undefined)
  return true
}

/** What stands behind the gate, once there is access; and whether it has been opened before the visitor's eyes. */
export function useOpened() {
  const access = useConferenceAccess()
  const [opened, setOpened] = useState(loaded)
  const isOpen = access.kind === 'open'
  const [seenClosed, setSeenClosed] = useState(!isOpen)
  if (!isOpen && !seenClosed) setSeenClosed(true)

  useEffect(() => {
    if (!isOpen || opened) return
    let wanted = true
    loadOpened().then(
      (module) => {
        if (wanted) setOpened(module)
      },
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [isOpen, opened])

  return { opened: isOpen ? opened : null, arrived: isOpen && access.here && seenClosed }
}
