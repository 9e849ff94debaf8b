import type { Page } from '@playwright/test'
import { allPages } from '../../src/content/pages/all-pages.ts'
import { pagePaths } from '../../src/routes.ts'
import { appReady, expect, pathOfNewTab, test } from '../support/site-test.ts'

const portfolioChunk = /\/assets\/portfolio-page-[^/]+\.js$/
const goneChunk = /portfolio-page|Failed to fetch dynamically imported module/

test('a link changes the page within the document, head and focus included', async ({
  page,
  origin,
  visit,
}) => {
  await visit(pagePaths.home)
  const document = await documentId(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()

  const { heading, head } = allPages[pagePaths.portfolio]
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
  await expect(page).toHaveURL(pagePaths.portfolio)
  await expect(page).toHaveTitle(`${head.title} | Bridgelight Productions`)
  const tag = (selector: string) => page.locator(`head ${selector}`)
  await expect(tag('meta[name="description"]')).toHaveAttribute('content', head.description)
  await expect(tag('meta[name="robots"]')).toHaveAttribute(
    'content',
    'index, follow, max-image-preview:large',
  )
  await expect(tag('link[rel="canonical"]')).toHaveAttribute('href', `${origin}/portfolio`)
  await expect(tag('meta[property="og:url"]')).toHaveAttribute('content', `${origin}/portfolio`)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.locator('[aria-live="polite"]').getByText(head.title)).toBeAttached()
  expect(await documentId(page)).toBe(document)
})

test('the menu marks the page it leads to as the current one', async ({ page, visit }) => {
  await visit(pagePaths.home)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
  await expect(page).toHaveURL(pagePaths.portfolio)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('button', { name: 'Work' }).click()
  await expect(navigation.getByRole('link', { name: 'Portfolio' })).toHaveAttribute('aria-current', 'page')
  await expect(navigation.getByRole('link', { name: 'Legacy' })).not.toHaveAttribute('aria-current')
})

test('a new page starts at its top, and Back returns to where the reader was', async ({ page, visit }) => {
  await visit(pagePaths.home)
  const document = await documentId(page)
  await page.evaluate(() => scrollTo(0, 500))
  await expect.poll(() => scrollTop(page)).toBe(500)
  const link = await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).boundingBox()
  // By hand: the runner's own click scrolls before it clicks.
  await page.mouse.click((link?.x ?? 0) + 10, (link?.y ?? 0) + 10)
  await expect(page).toHaveURL(pagePaths.auth)
  await expect.poll(() => scrollTop(page)).toBe(0)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(allPages[pagePaths.home].heading)
  await expect.poll(() => scrollTop(page)).toBe(500)
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(allPages[pagePaths.auth].heading)
  await expect.poll(() => scrollTop(page)).toBe(0)
  expect(await documentId(page)).toBe(document)
})

test('the contact link of another page goes to the contact section, and so does the keyboard', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.portfolio)
  const document = await documentId(page)
  await page.getByRole('banner').getByRole('link', { name: 'Free Consultation' }).click()
  await expect(page).toHaveURL('/#contact-form')
  const contact = page.getByRole('region', { name: 'Tell us the date' })
  await expect(contact).toBeInViewport({ ratio: 0.5 })
  await expect(contact.getByRole('heading')).toBeInViewport()
  expect(await documentId(page)).toBe(document)
  await page.keyboard.press('Tab')
  await expect(contact.getByRole('link').first()).toBeFocused()
})

test('a contact address opened directly shows the contact section', async ({ page, visit }) => {
  await visit('/#contact-form')
  await expect(page.getByRole('region', { name: 'Tell us the date' })).toBeInViewport({ ratio: 0.5 })
})

test('a page is fetched when a visitor points at its link, before any click', async ({ page, visit }) => {
  await visit(pagePaths.home)
  const fetched = page.waitForRequest(portfolioChunk)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).hover()
  await fetched
  await expect(page).toHaveURL(pagePaths.home)
})

test('a page is fetched when the keyboard reaches its link', async ({ page, visit }) => {
  await visit(pagePaths.home)
  const fetched = page.waitForRequest(portfolioChunk)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).focus()
  await fetched
})

test('of two quick choices the later one is shown, whichever loads first', async ({ page, visit }) => {
  await visit(pagePaths.home)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(portfolioChunk, async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(allPages[pagePaths.auth].heading)
  const late = page.waitForResponse(portfolioChunk)
  release()
  await (await late).finished()
  await expect(page).toHaveURL(pagePaths.auth)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(allPages[pagePaths.auth].heading)
})

test('an address the site does not know is left to the server, which answers 404', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.home)
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  expect(await documentId(page)).not.toBe(document)
})

test('offline a page change says so, keeps the page, and works again once online', async ({
  page,
  context,
  visit,
  troubles,
}) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/)
  await visit(pagePaths.home)
  const document = await documentId(page)
  await context.setOffline(true)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' })
  await link.click()
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible()
  await expect(page).toHaveURL(pagePaths.home)
  await expect(link).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(allPages[pagePaths.home].heading)

  await context.setOffline(false)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(allPages[pagePaths.portfolio].heading)
  expect(await documentId(page)).toBe(document)
})

test('a page whose file is gone, as after a deployment, is loaded as a document', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.allow(goneChunk)
  await visit(pagePaths.home)
  const document = await documentId(page)
  // Only the old document asks for the old file.
  let gone = true
  await page.route(portfolioChunk, (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()))
  await page.route('**/portfolio', (route) => {
    gone = false
    return route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(allPages[pagePaths.portfolio].heading)
  expect(await documentId(page)).not.toBe(document)
  await appReady(page)
})

test('a link opened in a new tab leaves this page alone', async ({ page, visit }) => {
  await visit(pagePaths.home)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' })
  const path = await pathOfNewTab(page, () => link.click({ modifiers: ['ControlOrMeta'] }))
  expect(path).toBe(pagePaths.portfolio)
  await expect(page).toHaveURL(pagePaths.home)
})

test('an address with a slash too many leads to the page, with its question intact', async ({
  page,
  request,
}) => {
  const answer = await request.get('/portfolio/', { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(answer.headers().location).toBe('/portfolio')
  await page.goto('/portfolio/?from=newsletter')
  await expect(page).toHaveURL('/portfolio?from=newsletter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(allPages[pagePaths.portfolio].heading)
})

/** Tells documents apart: a page change without a load keeps it. */
function documentId(page: Page): Promise<number> {
  return page.evaluate(() => performance.timeOrigin)
}

function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY))
}
