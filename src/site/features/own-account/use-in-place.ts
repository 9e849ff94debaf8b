import { useEffect, useRef, useState } from 'react'

/**
 * Something that opens in place of its button. Focus follows it: to its first field or its heading when it
 * opens, and back to the button when it closes.
 */
export function useInPlace() {
  const [open, setOpen] = useState(false)
  const shown = useRef(open)
  const opener = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (shown.current === open) return
    shown.current = open
    const inside = place.current?.querySelector<HTMLElement>('input:not([hidden]), [tabindex="-1"]')
    const next = open ? inside : opener.current
    next?.focus()
  }, [open])

  return { open, opener, place, show: () => setOpen(true), close: () => setOpen(false) }
}
