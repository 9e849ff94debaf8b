import type { Page } from '@playwright/test'
import { pagePaths, restOfPage, wholePage } from '../../src/routes.ts'
import { appReady, expect, laidOut, test } from '../support/site-test.ts'

/** Pages that are too large for the first packets. */
const split = [pagePaths.home, pagePaths.equipmentList] as const

const restFile = /\?rest$/

/** What the page says and is made of, but for marks that are set when it is laid out. */
function content(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true)
    if (!(main instanceof HTMLElement)) return undefined
    for (const part of main.querySelectorAll('.laid')) {
      part.classList.remove('laid')
      if (part.className === '') part.removeAttribute('class')
    }
    return main.innerHTML
  })
}

for (const path of split) {
  test(`${path} becomes the whole page before any script takes over`, async ({ page, troubles }) => {
    troubles.allow(/^Failed: .*\.js/)
    await page.route(/\.js$/, (route) => route.abort())
    await page.goto(path)
    await laidOut(page)
    const inTwo = await content(page)
    await page.goto(wholePage(path))
    await laidOut(page)
    expect(inTwo).toBe(await content(page))
  })

  test(`${path} is whole for who is no browser`, async ({ page, request }) => {
    const document = await page.goto(path)
    const shortened = (await document?.text()) ?? ''
    const other = await request.get(path)
    const whole = await other.text()
    const rest = await (await request.get(restOfPage(path))).text()
    const names = [...whole.matchAll(/ data-follows="([^"]+)"/g)].map(([, name = '']) => name)
    expect(names.length).toBeGreaterThan(1)
    const holds = (html: string, name: string) =>
      new RegExp(` data-follows="${name}"[^>]*>(?:<!--\\$-->)?<section`).test(html)
    for (const name of names) {
      expect(holds(whole, name), name).toBe(true)
      expect(holds(rest, name), name).toBe(true)
      expect(holds(shortened, name), name).toBe(false)
    }
    for (const answer of [document, other]) {
      expect(answer?.headers().vary).toContain('Sec-Fetch-Dest')
    }
    expect(rest).toContain('noindex')
  })

  test(`what follows on ${path} can be reached without scripts`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    const page = await context.newPage()
    await page.goto(path)
    const links = page.locator('[data-follows] > :is(h2, h3):only-child > a')
    const count = await links.count()
    expect(count).toBeGreaterThan(1)
    for (let index = 0; index < count; index++) {
      await page.goto(path)
      const heading = (await links.nth(index).textContent()) ?? ''
      await links.nth(index).click()
      await expect(page).toHaveURL(/\?whole#[\w-]+$/)
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeInViewport()
      await expect(links).toHaveCount(0)
    }
    await context.close()
  })
}

test('sections whose file is lost are brought by the application', async ({ page, troubles }) => {
  troubles.allow(/^Failed: .*\?rest|Minified React error #418/)
  await page.route(restFile, (route) => route.abort())
  await page.goto(pagePaths.home)
  await appReady(page)
  await expect(page.locator('[data-follows] > h2:only-child')).toHaveCount(0)
  await expect(page.getByRole('searchbox')).toBeVisible()
})

test('until then, they are links to the whole page', async ({ page, troubles }) => {
  troubles.allow(/^Failed: .*(\?rest|\.js)/)
  await page.route(/\?rest$|\.js$/, (route) => route.abort())
  await page.goto(pagePaths.home)
  await laidOut(page)
  const links = page.locator('[data-follows] > h2 > a')
  await expect(links).toHaveCount(4)
  for (const link of await links.all()) await expect(link).toBeVisible()
  await links.last().click()
  await expect(page).toHaveURL(`${wholePage(pagePaths.home)}#equipment`)
})

test('sections of another build are not mixed into the page', async ({ page, troubles }) => {
  troubles.allow(/^Failed: .*\.js/)
  await page.route(/\.js$/, (route) => route.abort())
  await page.route(restFile, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<html data-later="/assets/later-other.css"><div data-follows="equipment"><p>Strange</p></div>',
    }),
  )
  await page.goto(pagePaths.home)
  await laidOut(page)
  await expect(page.locator('[data-follows="equipment"] > h2 > a')).toBeVisible()
  await expect(page.getByText('Strange')).toHaveCount(0)
})

test('who comes for a section that follows gets there', async ({ page }) => {
  await page.goto(`${pagePaths.equipmentList}#streaming`)
  await expect(page.locator('#streaming').getByRole('link').first()).toBeInViewport()
})

test('who follows a link to a section that is not laid out yet gets there when it is', async ({ page }) => {
  const { promise: followed, resolve: release } = Promise.withResolvers<void>()
  await page.route(restFile, async (route) => {
    await followed
    await route.continue()
  })
  await page.goto(pagePaths.home, { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => {
    location.hash = 'contact-form'
  })
  release()
  await expect(page.locator('#contact-form').getByRole('heading').first()).toBeInViewport()
})

for (const way of ['reload', 'back'] as const) {
  test(`a ${way} returns to the place below what follows`, async ({ page, visit }) => {
    await visit(pagePaths.home)
    await laidOut(page)
    await page.locator('#contact-form').scrollIntoViewIfNeeded()
    await expect(page.locator('#contact-form')).toBeInViewport()
    if (way === 'reload') await page.reload()
    else {
      await page.goto(pagePaths.terms)
      await page.goBack()
    }
    await expect(page.locator('#contact-form')).toBeInViewport()
  })
}
