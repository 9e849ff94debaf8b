import { useEffect, useRef } from 'react'
import { browserStorage } from '../../ui/storage/browser-storage.ts'
import { createKeptStorage } from '../../ui/storage/kept-storage.ts'
import { createCell } from '../state/cell.ts'

const storageKey = 'desk-single-keys'
const storage = createKeptStorage(browserStorage())

/** Whether single letters do something. People who dictate turn this off (WCAG 2.1.4). */
export const singleKeys = createCell(storage.get(storageKey) !== 'off')

export function setSingleKeys(on: boolean): void {
  singleKeys.set(on)
  if (on) storage.remove(storageKey)
  else storage.set(storageKey, 'off')
}

type Keys = Readonly<Record<string, () => void>>

/** The first key of a pair that the current key may end. */
let prefix = ''

/** Single keys, and pairs such as `g t`. They rest while somebody types, and behind an open dialog. */
export function useKeys(keys: Keys): void {
  const current = useRef(keys)
  useEffect(() => {
    current.current = keys
  })
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (!singleKeys.get() || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
      if (isTyping(event.target) || document.querySelector('dialog:modal')) return
      const known = Object.hasOwn(current.current, prefix + event.key) ? prefix + event.key : event.key
      const act = Object.hasOwn(current.current, known) ? current.current[known] : undefined
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}

/** Remembers the key before, on the way down: every listener of `useKeys` comes later, however fast somebody types. */
export function watchPrefix(): () => void {
  let next = ''
  function remember(event: KeyboardEvent): void {
    prefix = next
    const begins = event.key === 'g' && !isTyping(event.target) && !event.ctrlKey && !event.metaKey
    next = begins ? 'g ' : ''
  }
  addEventListener('keydown', remember, { capture: true })
  return () => removeEventListener('keydown', remember, { capture: true })
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return target.type !== 'checkbox'
  return target.matches('textarea, select, option, [contenteditable]')
}
