import { pagePaths } from '../../../src/routes.ts'
import { expect, laidOut, test } from '../../support/site-test.ts'

type TraceEvent = {
  readonly name: string
  readonly ts: number
  readonly args: { readonly elementCount?: number }
}

const wholePages = [pagePaths.home, pagePaths.corporateConferences, pagePaths.equipmentList, pagePaths.quote]

/**
 * A single selector such as `:not(:has(…)) > *` makes the browser restyle the whole page for every toast,
 * dialog and hydrated part, which stalls a slow phone.
 */
for (const path of wholePages) {
  test(`one more element on ${path} does not restyle the whole page`, async ({ browser, page, visit }) => {
    await visit(path)
    await laidOut(page)
    await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] })
    const elements = await page.evaluate(() => {
      const flush = () => document.body.getBoundingClientRect()
      flush()
      performance.mark('element-added')
      document.body.append(document.createElement('aside'))
      flush()
      performance.mark('element-styled')
      return document.querySelectorAll('*').length
    })
    const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
    const [from, to] = ['element-added', 'element-styled'].map(
      (mark) => traceEvents.find(({ name }) => name === mark)?.ts ?? Number.NaN,
    )
    const styled = traceEvents
      .filter(({ name, ts }) => name === 'UpdateLayoutTree' && ts >= Number(from) && ts <= Number(to))
      .map(({ args }) => args.elementCount ?? 0)
    expect(styled.length).toBeGreaterThan(0)
    expect(Math.max(...styled)).toBeLessThan(elements / 10)
  })
}
