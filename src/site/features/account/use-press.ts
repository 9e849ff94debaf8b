import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { showToast } from '../../platform/toasts/toasts.ts'
import type { Trouble } from './trouble.ts'

/**
 * A button that asks the account service for something. `act` returns what went wrong, or null; the trouble
 * is shown beside the button and in a toast.
 */
export function usePress(act: () => Promise<Trouble | null>) {
  const acting = useRef(false)
  const ref = useRef<HTMLButtonElement>(null)
  const [pending, setPending] = useState(false)
  const [trouble, setTrouble] = useState<Trouble | null>(null)

  async function press(): Promise<void> {
    if (acting.current) return
    acting.current = true
    setTrouble(null)
    setPending(true)
    const met = await act()
    acting.current = false
    // The button is enabled at once: until then it could lose its focus in the next frame, or not take it back.
    flushSync(() => {
      setPending(false)
      setTrouble(met)
    })
    if (!met) return
    showToast(met.toast)
    // A disabled button loses focus; the visitor may want to press it again.
    if (document.activeElement === document.body) ref.current?.focus()
  }

  return { trouble, press, button: { ref, pending, onClick: () => void press() } }
}
