import { useEffect, useState } from 'react'
import { accessStore, useConferenceAccess } from '../../features/conference-gate/use-conference-access.ts'

type Opened = typeof import('./opened-conference.tsx')

let loaded: Opened | null = null

/** The content behind the gate, including the prices, is in separate chunks. */
async function loadOpened(): Promise<Opened> {
  loaded ??= await import('./opened-conference.tsx')
  return loaded
}

/** Loads the content behind the gate together with the gate, so the visitor does not have to wait later. */
export async function loadGate() {
  const [{ GateDialog }] = await Promise.all([
    import('../../features/conference-gate/gate-dialog.tsx'),
    loadOpened(),
  ])
  return GateDialog
}

/** Loads the content before the page is shown to a visitor with access. Returns whether there is access. */
export async function prepareOpened(): Promise<boolean> {
  if (typeof document === 'undefined' || accessStore().access().kind !== 'open') return false
  // If this fails offline, the page stays locked until the next visit.
  await loadOpened().catch(() => undefined)
  return true
}

/** The content behind the gate once there is access, and whether the visitor has just opened it. */
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
