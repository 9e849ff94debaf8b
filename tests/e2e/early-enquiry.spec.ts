import { qualificationForm } from '../../src/content/forms/qualification-form.ts'
import * as limits from '../../src/domain/limits.ts'
import { contactFormHref, pagePaths, serverPaths } from '../../src/routes.ts'
import { expectReceived, fillIn, formIn, send, watchSubmissions } from '../support/contact-form.ts'
import { placeOf, reachForm } from '../support/form-places.ts'
import { entryChunk, holdBack } from '../support/hold-back.ts'
import * as quote from '../support/quote-page.ts'
import { test as readingTest } from '../support/reading-test.ts'
import { confirmationsTo } from '../support/sent-mail.ts'
import { appReady, expect, test, wake } from '../support/site-test.ts'

test.describe('in a browser that is never idle', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
  })

  test('a message sent before the scripts come is held and then sent in place', async ({ page }) => {
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

  test('words typed before the scripts come stay, also after a reload and a look at another page', async ({
    page,
  }) => {
    const entry = await holdBack(page, entryChunk)
    const place = placeOf('qualification')
    const form = page.locator(`form[data-enquiry="${qualificationForm.form}"]`)
    await page.goto(place.path)
    await form.getByLabel('Contact Name').click()
    await form.getByLabel('Contact Name').fill('Ada Lovelace')
    await form.getByLabel('Email').fill('ada@example.com')
    await form.getByLabel('Organization Type').selectOption('church')
    await form.getByLabel('Current Challenges').fill('Two days, three rooms, one keynote.')
    entry.release()
    async function expectWords() {
      await reachForm(page, place)
      await expect(form.getByLabel('Contact Name')).toHaveValue('Ada Lovelace')
      await expect(form.getByLabel('Email')).toHaveValue('ada@example.com')
      await expect(form.getByLabel('Organization Type')).toHaveValue('church')
      await expect(form.getByLabel('Current Challenges')).toHaveValue('Two days, three rooms, one keynote.')
    }
    await expectWords()
    await expect(form.getByText('35 / 2000')).toBeVisible()

    await page.reload()
    await wake(page)
    await expectWords()

    await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
    await expect(page).toHaveURL(pagePaths.portfolio)
    await page.goBack()
    await expectWords()
  })

  test('a form that posts by itself is not sent again by scripts that come late', async ({ page }) => {
    await page.clock.install()
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
    await page.goto(pagePaths.quote)
    await quote.fillInPerson(page)
    await quote.send(page)
    await expect(page.locator('html')).toHaveAttribute('data-holding')
    await page.clock.fastForward(limits.nativePostMs)
    await expect.poll(() => sent.length).toBe(1)
    entry.release()
    expect((await ready).text()).toBe('1 press')
    answer.release()
    await expect(page).toHaveURL(pagePaths.enquiryReceived)
    expect(sent.map((request) => request.headers()['content-type'])).toEqual([
      'application/x-www-form-urlencoded',
    ])
  })

  test('leaving the site while a message is held sends it', async ({ page }) => {
    await holdBack(page, entryChunk)
    const email = quote.ownEmail()
    await page.goto(pagePaths.quote)
    await quote.fillInPerson(page, email)
    await quote.send(page)
    await expect(page.locator('html')).toHaveAttribute('data-holding')
    await page.goto(pagePaths.terms)
    await expect.poll(async () => (await confirmationsTo(email)).length).toBe(1)
  })

  test('a held message whose form has left the page is sent all the same, and holds up no other', async ({
    page,
  }) => {
    await page.clock.install()
    const code = await holdBack(page, /\/assets\/enquiry-form-[^/]+\.js$/)
    const email = quote.ownEmail()
    await page.goto(pagePaths.quote)
    await quote.fillInPerson(page, email)
    await quote.send(page)
    await appReady(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await expect(page).toHaveURL(pagePaths.terms)
    // The address changes first.
    await expect(quote.form(page)).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-holding')
    await page.clock.fastForward(limits.nativePostMs)
    await expect.poll(async () => (await confirmationsTo(email)).length).toBe(1)
    await expect(page.locator('html')).not.toHaveAttribute('data-holding')
    code.release()
    await page.goBack()
    await quote.awake(page)
    await quote.fillInPerson(page)
    await quote.send(page)
    await quote.expectReceived(page)
  })

  test('a form whose scripts cannot be loaded posts by itself, once, whatever is touched', async ({
    page,
    troubles,
  }) => {
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
    await page.goto(pagePaths.quote)
    await quote.fillInPerson(page)
    // The click is over when the page has been left.
    const clicked = quote.send(page)
    await touched
    answer.release()
    await clicked
    await expect(page).toHaveURL(pagePaths.enquiryReceived)
    expect(sent).toHaveLength(1)
  })
})

readingTest('without scripts the form posts by itself', async ({ read }) => {
  const page = await read(contactFormHref)
  const form = formIn(page)
  await fillIn(form)
  await send(form)
  await expect(page).toHaveURL(pagePaths.enquiryReceived)
})
