import { type ComponentType, lazy, memo, Suspense, useEffect, useRef, useState } from 'react'
import * as limits from '../../domain/limits.ts'
import { signOfLife } from '../platform/sign-of-life.ts'
import { whenIdle } from '../platform/when-idle.ts'

/** A section whose code loads after the page's own. */
export type LateSection = ComponentType & { prepare(): Promise<void> }

/** Runs before a page is shown: loads its sections, except those already in the prerendered document. */
export async function prepareSections(sections: readonly LateSection[] = []): Promise<void> {
  await Promise.all(sections.map((section) => section.prepare()))
}

/**
 * Keeps the code of a section below the first screen out of the page's first scripts. The section is complete
 * in the prerendered document and is hydrated when it is seen, at the first idle moment, or never if nothing
 * in it needs scripts. `name` is unique on the page. A query with one of the names in `wantedBy` asks for
 * content that differs from the prerendered one, so the section is hydrated at once.
 */
export function late(
  name: string,
  load: () => Promise<ComponentType>,
  wake: 'when seen' | 'when idle' | 'never' = 'when seen',
  wantedBy: readonly string[] = [],
): LateSection {
  let loaded: ComponentType | undefined
  let want = () => {}
  const wanted = new Promise<void>((resolve) => {
    want = resolve
  })
  const Waiting = lazy(async () => {
    await wanted
    return { default: await loadPatiently(load) }
  })

  function Late() {
    const place = useRef<HTMLDivElement>(null)
    // Chosen once per mount: a different component type later would discard typed text.
    const [Section] = useState<ComponentType>(() => loaded ?? Waiting)

    useEffect(() => {
      const { current } = place
      if (!current) return
      let left = false
      // Loads a little before the section is reached, so its controls already work then.
      const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && want(), {
        rootMargin: limits.lateSectionMargin,
      })
      // An empty element means that React could not hydrate the markup (for example after the browser
      // translated it) and discarded it.
      if (!current.hasChildNodes() || isWanted(wantedBy)) want()
      else if (wake === 'when idle') whenIdle(want)
      else if (wake === 'when seen') signOfLife().then(() => !left && seen.observe(current))
      return () => {
        left = true
        seen.disconnect()
      }
    }, [])

    return (
      <div ref={place} data-late={name}>
        <Suspense>
          <Section />
        </Suspense>
      </div>
    )
  }

  // Memoized, because a parent's update before hydration would make React discard the prerendered markup.
  return Object.assign(memo(Late), {
    async prepare() {
      if (isPrerendered(name)) return
      loaded ??= await load()
    },
  })
}

let started = false
if (typeof window !== 'undefined') {
  addEventListener('app-ready', () => {
    started = true
  })
}

/** Only the first document is prerendered; later, a section of that name belongs to the previous page. */
function isPrerendered(name: string): boolean {
  return (
    typeof document !== 'undefined' && !started && document.querySelector(`[data-late="${name}"]`) !== null
  )
}

function isWanted(names: readonly string[]): boolean {
  const query = new URLSearchParams(location.search)
  return names.some((name) => query.has(name))
}

/** Retries at the next sign of life. A lost connection is no error, because the prerendered section stays. */
async function loadPatiently(load: () => Promise<ComponentType>): Promise<ComponentType> {
  try {
    return await load()
  } catch {
    await new Promise<void>((resolve) => {
      for (const sign of ['online', 'pointerdown', 'keydown']) {
        addEventListener(sign, () => resolve(), { capture: true, once: true })
      }
    })
    return loadPatiently(load)
  }
}
