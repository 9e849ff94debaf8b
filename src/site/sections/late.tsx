import { type ComponentType, lazy, memo, Suspense, useEffect, useRef, useState } from 'react'
import * as limits from '../../domain/limits.ts'
import { signOfLife } from '../platform/sign-of-life.ts'
import { whenIdle } from '../platform/when-idle.ts'

/** A section whose code follows later. */
export type LateSection = ComponentType & { prepare(): Promise<void> }

/** Before a page is shown: loads its sections, except those that the prerendered document already shows. */
export async function prepareSections(sections: readonly LateSection[] = []): Promise<void> {
  await Promise.all(sections.map((section) => section.prepare()))
}

/**
 * Keeps what stands below the first screen out of the page's first scripts: it is whole in the prerendered
 * document, and comes alive when somebody sees it, as soon as there is time, or never, where there is nothing in it to
 * come alive. `name` is its own on the page. A query that has one of the names in `wantedBy` asks for another form than
 * the prerendered one, so the section wakes at once.
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
    // One choice per mount: another type later would throw away what was typed.
    const [Section] = useState<ComponentType>(() => loaded ?? Waiting)

    useEffect(() => {
      const { current } = place
      if (!current) return
      let left = false
      // A little before it is reached, so that its controls answer when it is.
      const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && want(), {
        rootMargin: limits.lateSectionMargin,
      })
      // React could not take over what was prerendered, as when the browser has translated it, and threw it away.
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

  // Memo: an update from above before it has come alive would make React throw the prerendered part away.
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

/** In the document as it came: later on, a section of that name belongs to the page that is being left. */
function isPrerendered(name: string): boolean {
  return (
    typeof document !== 'undefined' && !started && document.querySelector(`[data-late="${name}"]`) !== null
  )
}

function isWanted(names: readonly string[]): boolean {
  const query = new URLSearchParams(location.search)
  return names.some((name) => query.has(name))
}

/** The prerendered section stands meanwhile, so a lost connection is no error: the next sign of life retries. */
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
