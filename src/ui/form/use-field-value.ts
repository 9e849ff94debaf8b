import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Follows the value of an uncontrolled field: text typed before hydration, typing and form resets.
 * The ref belongs on an element around the field. A value set by script is noticed after an `input` event.
 * A controlled field is left alone: rendering it before its owner has the new value would undo the input.
 */
export function useFieldValue(
  initial: string,
  controlled = false,
): readonly [string, RefObject<HTMLDivElement | null>] {
  const ref = useRef<HTMLDivElement>(null)
  const [value, setValue] = useState(initial)

  useEffect(() => {
    const field = ref.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')
    if (!field || controlled) return
    const { form } = field
    const read = () => setValue(field.value)
    // The reset event fires before the values change.
    const readLater = () => setTimeout(read)
    read()
    field.addEventListener('input', read)
    form?.addEventListener('reset', readLater)
    return () => {
      field.removeEventListener('input', read)
      form?.removeEventListener('reset', readLater)
    }
  }, [controlled])

  return [value, ref]
}
