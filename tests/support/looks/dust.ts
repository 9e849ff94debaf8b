import type { Page } from '@playwright/test'

/** Writes on the root element how many dust particles the last frame drew. */
export async function countDrawnParticles(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { arc, clearRect } = CanvasRenderingContext2D.prototype
    let drawn = 0
    CanvasRenderingContext2D.prototype.arc = function (...circle) {
      drawn += 1
      arc.apply(this, circle)
    }
    CanvasRenderingContext2D.prototype.clearRect = function (...area) {
      document.documentElement.dataset.drawn = String(drawn)
      drawn = 0
      clearRect.apply(this, area)
    }
  })
}
