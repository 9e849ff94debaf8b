import { fieldText } from '../../../src/content/account/account.ts'
import { authPath, pagePaths } from '../../../src/routes.ts'
import { test } from '../../support/member-test.ts'
import { storeSession } from '../../support/pages/accounts.ts'
import { accountForm, header } from '../../support/pages/sign-in-page.ts'
import { effectsStarted, expect } from '../../support/site-test.ts'

const clientChunk = /\/assets\/account-client-[^/]+\.js$/

test('no page loads the account client for a visitor who is not signed in', async ({ page, visit }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (clientChunk.test(pathname) || pathname.startsWith(authPath)) asked.push(pathname)
  })
  for (const path of [pagePaths.home, pagePaths.inquiry, pagePaths.auth]) {
    await visit(path)
    await effectsStarted(page)
    await page.waitForLoadState('networkidle')
  }
  expect(asked).toEqual([])
  await accountForm(page).getByLabel(fieldText.email).focus()
  await expect.poll(() => asked).toEqual([expect.stringMatching(clientChunk)])
})

test('the sign-in page sends a signed-in member on only to a page of the site', async ({
  page,
  member,
  visit,
}) => {
  await storeSession(page, member.session)
  await visit(`${pagePaths.auth}?next=${pagePaths.inquiry}`)
  await expect(page).toHaveURL(pagePaths.inquiry)
  await page.goto(pagePaths.auth)
  await expect(page).toHaveURL(pagePaths.home)
  for (const stranger of ['https://evil.example', '//evil.example', '/no-such-page', '/auth']) {
    await page.goto(`${pagePaths.auth}?next=${encodeURIComponent(stranger)}`)
    await expect(page).toHaveURL(pagePaths.home)
  }
})

test('the header fits every width for a signed-in member', async ({ page, member, visit }) => {
  await storeSession(page, member.session)
  await visit(pagePaths.terms)
  for (const width of [320, 390, 768, 992, 1024, 1184, 1248, 1264, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await page.waitForFunction((wide) => innerWidth === wide, width)
    const menu = header(page).getByRole('button', { name: 'Menu', exact: true })
    const inquiries = header(page).getByRole('link', { name: 'My Inquiries' })
    const isNarrow = await menu.isVisible()
    if (isNarrow) await menu.click()
    await expect(inquiries).toBeVisible()
    await expect(header(page).getByRole('link', { name: 'My Account' })).toBeVisible()
    await expect(header(page).getByRole('button', { name: 'Sign Out' })).toBeVisible()
    await page.keyboard.press('Escape')
    // The menu closes with an animation; until it ends, a wider header would show the link as well.
    if (isNarrow) await expect(inquiries).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
