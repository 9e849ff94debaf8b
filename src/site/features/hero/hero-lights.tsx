import { useEffect, useRef } from 'react'
import * as limits from '../../../domain/limits.ts'
import styles from './hero-lights.module.css'

const particles = Array.from({ length: limits.heroParticles }, (_, index) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: they never change
  <i key={index} className={styles.particle} />
))

/** Lights out of focus that float over the opening, and a glow that follows the mouse. Decoration. */
export function HeroLights() {
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    // Its code comes with the mouse: most visitors have none.
    const follow = async () => {
      const { startMouseGlow } = await import('./mouse-glow.ts')
      if (layer.current && !signal.aborted) signal.addEventListener('abort', startMouseGlow(layer.current))
    }
    addEventListener('mousemove', () => follow().catch(() => undefined), { once: true, signal })
    return () => ended.abort()
  }, [])

  return (
    <div ref={layer} className={styles.lights} aria-hidden="true">
      <div className={styles.glow} />
      {particles}
    </div>
  )
}
