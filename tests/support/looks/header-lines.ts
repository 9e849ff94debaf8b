import { expect, type Page } from '@playwright/test'

/** Every text in the header fits on one line, for members and for strangers, at each width. */
export async function expectHeaderInOneLine(page: Page, widths: readonly number[]): Promise<void> {
  const texts = page.getByRole('banner').locator('a:visible, button:visible')
  for (const visitor of ['a member', 'a stranger'] as const) {
    await page.evaluate(
      (member) => document.documentElement.classList.toggle('member', member),
      visitor === 'a member',
    )
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      const lines = await texts.evaluateAll((found) =>
        found.map((each) => {
          const tops = new Set<number>()
          const words = document.createTreeWalker(each, NodeFilter.SHOW_TEXT)
          while (words.nextNode()) {
            const range = document.createRange()
            range.selectNodeContents(words.currentNode)
            for (const { top, width: wide } of range.getClientRects()) if (wide > 1) tops.add(Math.round(top))
          }
          return tops.size
        }),
      )
      expect(lines.length, `${visitor} at ${width}`).toBeGreaterThan(1)
      expect(
        lines.filter((each) => each > 1),
        `${visitor} at ${width}`,
      ).toEqual([])
    }
  }
}
