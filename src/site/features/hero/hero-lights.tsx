import { useEffect, useRef } from 'react'
import * as limits from '../../../domain/limits.ts'
import styles from './hero-lights.module.css'

// biome-ignore lint/suspicious/noArrayIndexKey: they never change
const particles = Array.from({ length: limits.heroParticles }, (_, index) => <i key={index} />)

/** Decoration: out-of-focus lights that float over the opening, and a glow that follows the mouse. */
export function HeroLights() {
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    // The glow's code is loaded with the first mouse movement, because most visitors have no mouse.
    const load = () =>
      import('./mouse-glow.ts').then(
        ({ followMouse }) => layer.current && followMouse(layer.current, signal),
        () => undefined,
      )
    addEventListener('mousemove', load, { capture: true, once: true, signal })
    return () => ended.abort()
  }, [])

  return (
    <div ref={layer} className={styles.lights} data-decoration aria-hidden="true">
      <div className={styles.glow} />
      {particles}
    </div>
  )
}
