import type { Locator } from '@playwright/test'

export type Colors = { readonly ink: string; readonly surface: string; readonly contrast: number }

/** The colors a reader sees: the element's text color and the nearest opaque background behind it. */
export function colorsOf(element: Locator): Promise<Colors> {
  return element.evaluate((start) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    function pixel(color: string): readonly number[] {
      if (!context) throw new Error('No canvas to read colors with')
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      return [...context.getImageData(0, 0, 1, 1).data]
    }
    function luminance(rgb: readonly number[]): number {
      const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
        const share = channel / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    let behind: Element | null = start
    while (behind && pixel(getComputedStyle(behind).backgroundColor)[3] !== 255) behind = behind.parentElement
    const ink = pixel(getComputedStyle(start).color)
    const surface = pixel(behind ? getComputedStyle(behind).backgroundColor : 'white')
    const [dark = 0, light = 0] = [luminance(ink), luminance(surface)].sort((a, b) => a - b)
    return {
      ink: `rgb(${ink.slice(0, 3).join(', ')})`,
      surface: `rgb(${surface.slice(0, 3).join(', ')})`,
      contrast: (light + 0.05) / (dark + 0.05),
    }
  })
}
