import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { type Look, putOn } from './looks.ts'

export async function expectNoViolations(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([])
}

/** Extra time for long pages on a busy machine; the default timeout of a test is meant for one look. */
const perLookMs = 10_000

/** Rules that depend on colors and text size; the others see the same elements in every look of one width. */
const rulesOfLooks = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable', 'target-size']

/**
 * Checks the page in each look: with every rule at a new width, where other elements may show, and otherwise
 * with the rules that a look can break. Violations in one look do not hide those in another.
 */
export async function expectNoViolationsInLooks(page: Page, looks: readonly Look[]): Promise<void> {
  test.setTimeout(test.info().timeout + looks.length * perLookMs)
  const judgedWidths = new Set<number>()
  for (const look of looks) {
    await test.step(`no violation ${look.name}`, async () => {
      await putOn(page, look)
      const violations = await findViolations(page, judgedWidths.has(look.width) ? rulesOfLooks : undefined)
      judgedWidths.add(look.width)
      expect.soft(violations, look.name).toEqual([])
      expect.soft(await sidewaysPx(page), `${look.name} nothing to scroll sideways for`).toBe(0)
    })
  }
}

async function findViolations(page: Page, rules?: readonly string[]): Promise<unknown[]> {
  await page.evaluate(colorsSettled)
  // The code of axe is half a megabyte and stays in the document, so it is injected once.
  const known = await page.evaluate(() => 'axe' in window)
  const axe = new AxeBuilder({ page, ...(known && { axeSource: ';' }) })
    // Passed checks are counted, not listed.
    .options({ resultTypes: ['violations'] })
    // Legacy mode runs in the page itself; the other mode opens a second page for every result.
    .setLegacyMode()
  if (rules) axe.withRules([...rules])
  else {
    axe
      .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
      // The reading progress and the floating buttons belong to the window, not to a part of the page.
      .disableRules('region')
  }
  const { violations } = await axe.analyze()
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ html, failureSummary }) => [html, failureSummary]),
  }))
}

/** Runs in the page: waits until color transitions have ended. */
async function colorsSettled(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(({ timeline }) => timeline === document.timeline)
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .filter(({ playState }) => playState === 'running')
  await Promise.allSettled(ending.map(({ finished }) => finished))
}

function sidewaysPx(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return Math.max(0, scrollWidth - clientWidth)
  })
}
