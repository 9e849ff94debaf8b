import { type RefObject, useEffect, useState } from 'react'

/** True while at least this share of the element is in the window. */
export function useInView(ref: RefObject<Element | null>, threshold: number): boolean {
  const [inView, setInView] = useState(false)

  useEffect(() => {
    const { current } = ref
    if (!current) return
    const observer = new IntersectionObserver(
      (entries) => setInView((entries.at(-1)?.intersectionRatio ?? 0) >= threshold),
      { threshold },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [ref, threshold])

  return inView
}
