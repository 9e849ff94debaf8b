import type { Page } from '@playwright/test'
import { allPages } from '../../../src/content/pages/all-pages.ts'
import { pagePaths } from '../../../src/routes.ts'
import { holdBack } from '../../support/hold-back.ts'
import { test as readingTest } from '../../support/reading-test.ts'
import { expect, pathOfNewTab, test, wake } from '../../support/site-test.ts'

const portfolioChunk = /\/assets\/portfolio-page-[^/]+\.js$/
const legacyChunk = /\/assets\/legacy-page-[^/]+\.js$/

test('a link fetches its page on hover or focus, and a click shows it without loading a new document', async ({
  page,
  origin,
  visit,
}) => {
  await visit(pagePaths.terms)
  const document = await documentId(page)
  const footer = page.getByRole('contentinfo')
  const link = footer.getByRole('link', { name: 'Portfolio' })
  await test.step('hovering or focusing a link fetches its page', async () => {
    const fetchedByMouse = page.waitForRequest(portfolioChunk)
    await link.hover()
    await fetchedByMouse
    const fetchedByKeyboard = page.waitForRequest(legacyChunk)
    await footer.getByRole('link', { name: 'Legacy Program' }).focus()
    await fetchedByKeyboard
    await expect(page).toHaveURL(pagePaths.terms)
  })

  await test.step('a link opened in a new tab leaves this page unchanged', async () => {
    const path = await pathOfNewTab(page, () => link.click({ modifiers: ['ControlOrMeta'] }))
    expect(path).toBe(pagePaths.portfolio)
    await expect(page).toHaveURL(pagePaths.terms)
  })

  await link.click()
  const { heading, head } = allPages[pagePaths.portfolio]
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page).toHaveURL(pagePaths.portfolio)
  await expect(page).toHaveTitle(`${head.title} | Bridgelight Productions`)
  const tag = (selector: string) => page.locator(`head ${selector}`)
  await expect(tag('meta[name="description"]')).toHaveAttribute('content', head.description)
  const robots = 'index, follow, max-image-preview:large'
  await expect(tag('meta[name="robots"]')).toHaveAttribute('content', robots)
  await expect(tag('link[rel="canonical"]')).toHaveAttribute('href', `${origin}/portfolio`)
  await expect(tag('meta[property="og:url"]')).toHaveAttribute('content', `${origin}/portfolio`)
  await expect.poll(() => tag('script#page-data').textContent()).toContain(`"item":"${origin}/portfolio"`)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.locator('[aria-live="polite"]').getByText(head.title)).toBeAttached()
  expect(await documentId(page)).toBe(document)

  await test.step('the menu marks the current page', async () => {
    const navigation = page.getByRole('navigation', { name: 'Main' })
    await navigation.getByRole('button', { name: 'Work' }).click()
    await expect(navigation.getByRole('link', { name: 'Portfolio' })).toHaveAttribute('aria-current', 'page')
    await expect(navigation.getByRole('link', { name: 'Legacy' })).not.toHaveAttribute('aria-current')
  })
})

test('a new page starts at its top, and Back returns to the reader’s place', async ({ page, visit }) => {
  await visit('/#contact-form')
  const contact = page.getByRole('region', { name: 'Tell us the date' })
  await expect(contact, 'a contact address opened directly').toBeInViewport({ ratio: 0.5 })
  const document = await documentId(page)
  await page.evaluate(() => scrollTo(0, 500))
  await expect.poll(() => scrollTop(page)).toBe(500)
  const link = await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).boundingBox()
  // A raw mouse click, because Playwright's own click scrolls first.
  await page.mouse.click((link?.x ?? 0) + 10, (link?.y ?? 0) + 10)
  await expect(page).toHaveURL(pagePaths.auth)
  await expect.poll(() => scrollTop(page)).toBe(0)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(allPages[pagePaths.home].heading)
  await expect.poll(() => scrollTop(page)).toBe(500)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(allPages[pagePaths.auth].heading)
  await expect.poll(() => scrollTop(page)).toBe(0)

  await test.step('the contact link goes to the contact section, and so does keyboard focus', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click()
    await expect(page).toHaveURL('/#contact-form')
    await expect(contact).toBeInViewport({ ratio: 0.5 })
    await expect(contact.getByRole('heading', { level: 2 })).toBeInViewport()
    expect(await documentId(page)).toBe(document)
    await page.keyboard.press('Tab')
    await expect(contact.getByRole('link').first()).toBeFocused()
  })
})

test('after two quick clicks the later page is shown, and an unknown address is left to the server', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.terms)
  const { release } = await holdBack(page, portfolioChunk)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(allPages[pagePaths.auth].heading)
  const late = page.waitForResponse(portfolioChunk)
  release()
  await (await late).finished()
  await expect(page).toHaveURL(pagePaths.auth)
  await expect(heading).toHaveText(allPages[pagePaths.auth].heading)

  const document = await documentId(page)
  await page.getByRole('main').evaluate((main) => {
    const link = window.document.createElement('a')
    link.href = '/no-such-page'
    link.textContent = 'Nowhere'
    main.prepend(link)
  })
  const answered = page.waitForResponse('**/no-such-page')
  await page.getByRole('link', { name: 'Nowhere' }).click()
  expect((await answered).status()).toBe(404)
  await expect(heading).toHaveText('Oops! Page not found')
  expect(await documentId(page)).not.toBe(document)
})

test('a page whose file fails to load shows a notice offline, and loads as a document after a deployment', async ({
  page,
  context,
  visit,
  troubles,
}) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED|legacy-page|Failed to fetch dynamically imported module/)
  await visit(pagePaths.terms)
  const document = await documentId(page)
  const heading = page.getByRole('heading', { level: 1 })
  const footer = page.getByRole('contentinfo')
  await test.step('offline, the page stays, and the link works again once online', async () => {
    await context.setOffline(true)
    const link = footer.getByRole('link', { name: 'Portfolio' })
    await link.click()
    await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible()
    await expect(page).toHaveURL(pagePaths.terms)
    await expect(link).toBeFocused()
    await expect(heading).toHaveText(allPages[pagePaths.terms].heading)

    await context.setOffline(false)
    await link.click()
    await expect(heading).toHaveText(allPages[pagePaths.portfolio].heading)
    expect(await documentId(page)).toBe(document)
  })

  await test.step('a page whose file is gone loads as a new document', async () => {
    let gone = true
    await page.route(legacyChunk, (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()))
    await page.route('**/legacy', (route) => {
      gone = false
      return route.continue()
    })
    await footer.getByRole('link', { name: 'Legacy Program' }).click()
    await expect(heading).toHaveText(allPages[pagePaths.legacy].heading)
    expect(await documentId(page)).not.toBe(document)
    await wake(page)
  })
})

readingTest(
  'an address with a trailing slash redirects to the page and keeps its query',
  async ({ read }) => {
    const page = await read('/portfolio/?from=newsletter')
    await expect(page).toHaveURL('/portfolio?from=newsletter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(allPages[pagePaths.portfolio].heading)
    const answer = await page.request.get('/portfolio/', { maxRedirects: 0 })
    expect(answer.status()).toBe(308)
    expect(answer.headers().location).toBe('/portfolio')
  },
)

/** Identifies the document: a page change without a load keeps it. */
function documentId(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin)
}

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY))
}
