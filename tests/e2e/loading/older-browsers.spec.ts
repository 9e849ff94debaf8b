import { filterWords, printWords } from '../../../src/content/portfolio/portfolio-words.ts'
import { anchors, pagePaths } from '../../../src/routes.ts'
import { holdBack } from '../../support/hold-back.ts'
import { removeNavigationApi } from '../../support/older-browser.ts'
import { expect, test, wake } from '../../support/site-test.ts'

test('without the Navigation API, a link leads to its page, and the address changes with it', async ({
  page,
  visit,
}) => {
  await removeNavigationApi(page)
  await visit(pagePaths.terms)
  // The name refers to the element that was once mistaken for the API.
  expect(await page.evaluate(() => String(window.navigation))).toBe('[object HTMLElement]')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
  await expect(page.getByRole('region', { name: printWords.heading })).toBeVisible()
  await expect(page).toHaveURL(pagePaths.portfolio)

  await wake(page)
  const found = page.getByRole('status').first()
  await found.scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Event production' }).click()
  await expect(page).toHaveURL(`${pagePaths.portfolio}?category=event-production`)
  await expect(found).toHaveText(filterWords.found(2, 6))
  await page.goBack()
  await expect(found).toHaveText(filterWords.found(6, 6))
})

test('a browser that cannot block on a sheet shows sections only with it, and scrolls to the right one', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLLinkElement.prototype, 'blocking')
    // Such a browser also ignores the attribute.
    const { setAttribute } = HTMLLinkElement.prototype
    HTMLLinkElement.prototype.setAttribute = function (name, value) {
      if (name !== 'blocking') setAttribute.call(this, name, value)
    }
  })
  const { release } = await holdBack(page, /\/late-[^/]+\.css$/)
  await page.goto(`${pagePaths.home}#${anchors.contactForm}`, { waitUntil: 'commit' })
  const footer = page.getByText('All rights reserved')
  await expect(footer).toBeAttached()
  await expect(footer).toBeHidden()
  release()
  await expect(page.locator(`#${anchors.contactForm}`).getByRole('heading', { level: 2 })).toBeInViewport()
})
