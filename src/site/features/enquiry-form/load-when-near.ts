import * as limits from '../../../domain/limits.ts'
import { signOfLife } from '../../shell/boot/sign-of-life.ts'

export type NearLoader<Module> = {
  /** For `React.lazy`: waits until somebody is there and a form near the viewport, then loads. Never fails: it tries again. */
  readonly load: () => Promise<Module>
  /** Somebody is waiting for it. */
  readonly wake: () => void
}

/** Any touch, focus or submission happens near the viewport, so that is all there is to watch. */
export function loadWhenNear<Module>(load: () => Promise<Module>): NearLoader<Module> {
  let wake = () => {}
  const wanted = new Promise<void>((resolve) => {
    wake = resolve
  })

  function watch(): void {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) wake()
      },
      { rootMargin: `${limits.enquiry.nearViewportPx}px` },
    )
    // In a tall window a form is near from the start.
    signOfLife().then(() => {
      for (const form of document.querySelectorAll('[data-enquiry]')) observer.observe(form)
    })
    wanted.then(() => observer.disconnect())
  }

  /** Without its code the form still posts by itself; the code comes back with the connection. */
  async function loadAtLast(): Promise<Module> {
    for (;;) {
      try {
        return await load()
      } catch {
        await nextChance()
      }
    }
  }

  return {
    load() {
      watch()
      return wanted.then(loadAtLast)
    },
    wake: () => wake(),
  }
}

function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    for (const chance of ['online', 'focusin', 'pointerdown'] as const) {
      addEventListener(chance, () => resolve(), { once: true, capture: true })
    }
  })
}
