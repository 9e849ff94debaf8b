import * as limits from '../../src/domain/limits.ts'
import { contactFormHref, pagePaths, serverPaths } from '../../src/routes.ts'
import {
  awake,
  expectReceived,
  fillIn,
  formIn,
  ownEmail,
  send,
  watchSubmissions,
} from '../support/contact-form.ts'
import { entryChunk, holdBack } from '../support/hold-back.ts'
import { confirmationsTo } from '../support/sent-mail.ts'
import { appReady, expect, test } from '../support/site-test.ts'

test.describe('in a browser that is never idle', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
  })

  test('a message sent before the scripts came is held and then sent in place', async ({ page }) => {
    const entry = await holdBack(page, entryChunk)
    const sent = watchSubmissions(page)
    await page.goto(contactFormHref)
    const form = formIn(page)
    await fillIn(form)
    await send(form)
    await expect(form).not.toHaveAttribute('data-enhanced')
    entry.release()
    await expectReceived(form)
    await expect(page).toHaveURL(contactFormHref)
    expect(sent.map((request) => request.headers()['content-type'])).toEqual(['application/json'])
  })

  test('what was typed before the scripts came stays', async ({ page }) => {
    const entry = await holdBack(page, entryChunk)
    await page.goto(contactFormHref)
    await formIn(page).getByLabel('Full Name').click()
    await fillIn(formIn(page), 'ada@example.com')
    entry.release()
    const form = await awake(page)
    await expect(form.getByLabel('Email')).toHaveValue('ada@example.com')
    await expect(form.getByLabel('Project Type')).toHaveValue('other')
    await expect(form.getByText('35 / 2000')).toBeVisible()
  })

  test('where the scripts cannot be loaded the form posts by itself', async ({ page, troubles }) => {
    troubles.allow(/entry-browser/)
    await page.route(entryChunk, (route) => route.abort('connectionreset'))
    await page.goto(contactFormHref)
    const form = formIn(page)
    await fillIn(form)
    await send(form)
    await expect(page).toHaveURL(pagePaths.enquiryReceived)
  })

  test('a form that posts by itself is not sent again by scripts that come late', async ({ page }) => {
    // Playwright asks nothing of a page that is about to be left: this one tells.
    await page.addInitScript(() => {
      let presses = 0
      addEventListener('submit', () => (presses += 1), true)
      addEventListener('enquiry-ready', () => setTimeout(() => console.info(`${presses} press`)), true)
    })
    const ready = page.waitForEvent('console', (message) => message.text().endsWith('press'))
    const entry = await holdBack(page, entryChunk)
    const answer = await holdBack(page, `**${serverPaths.submitForm}`)
    const sent = watchSubmissions(page)
    await page.goto(contactFormHref)
    const form = formIn(page)
    await fillIn(form)
    await send(form)
    await expect.poll(() => sent.length).toBe(1)
    entry.release()
    expect((await ready).text()).toBe('1 press')
    answer.release()
    await expect(page).toHaveURL(pagePaths.enquiryReceived)
    expect(sent.map((request) => request.headers()['content-type'])).toEqual([
      'application/x-www-form-urlencoded',
    ])
  })

  test('whoever leaves while a message is held has sent it', async ({ page }) => {
    await holdBack(page, entryChunk)
    const email = ownEmail()
    await page.goto(contactFormHref)
    const form = formIn(page)
    await fillIn(form, email)
    await send(form)
    await expect(page.locator('html')).toHaveAttribute('data-holding')
    await page.goto(pagePaths.terms)
    await expect.poll(async () => (await confirmationsTo(email)).length).toBe(1)
  })

  test('a held message whose form has left the page is sent all the same, and holds up no other', async ({
    page,
  }) => {
    test.slow()
    const code = await holdBack(page, /\/assets\/enquiry-form-[^/]+\.js$/)
    const email = ownEmail()
    await page.goto(contactFormHref)
    const form = formIn(page)
    await fillIn(form, email)
    await send(form)
    await appReady(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await expect(page).toHaveURL(pagePaths.terms)
    await expect(page.locator('html')).toHaveAttribute('data-holding')
    await expect
      .poll(async () => (await confirmationsTo(email)).length, { timeout: limits.nativePostMs * 3 })
      .toBe(1)
    await expect(page.locator('html')).not.toHaveAttribute('data-holding')
    code.release()
    await page.goBack()
    const later = await awake(page)
    await fillIn(later)
    await send(later)
    await expectReceived(later)
  })

  test('a form that posts by itself is not sent again by a touch', async ({ page, troubles }) => {
    troubles.allow(/entry-browser/)
    await page.addInitScript(() => {
      addEventListener('beforeunload', async () => {
        await new Promise((next) => setTimeout(next))
        dispatchEvent(new Event('pointerdown'))
        // What that starts has failed by then: the browser remembers that the file could not be had.
        for (let task = 0; task < 10; task += 1) await new Promise((next) => setTimeout(next))
        console.info('touched')
      })
    })
    const touched = page.waitForEvent('console', (message) => message.text() === 'touched')
    await page.route(entryChunk, (route) => route.abort('connectionreset'))
    const answer = await holdBack(page, `**${serverPaths.submitForm}`)
    const sent = watchSubmissions(page)
    await page.goto(contactFormHref)
    const form = formIn(page)
    await fillIn(form)
    // The click is over when the page has been left.
    const clicked = send(form)
    await touched
    answer.release()
    await clicked
    await expect(page).toHaveURL(pagePaths.enquiryReceived)
    expect(sent).toHaveLength(1)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form posts by itself', async ({ page }) => {
    await page.goto(contactFormHref)
    const form = formIn(page)
    await fillIn(form)
    await send(form)
    await expect(page).toHaveURL(pagePaths.enquiryReceived)
  })
})
