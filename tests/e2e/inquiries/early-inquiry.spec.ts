import { qualificationForm } from '../../../src/content/forms/qualification-form.ts'
import { contactFormHref, pagePaths, serverPaths } from '../../../src/routes.ts'
import { entryChunk, holdBack } from '../../support/hold-back.ts'
import { fillIn, formIn, send, watchSubmissions } from '../../support/pages/contact-form.ts'
import { placeOf, reachForm } from '../../support/pages/form-places.ts'
import * as quote from '../../support/pages/quote-page.ts'
import { test as readingTest } from '../../support/reading-test.ts'
import { confirmationsTo } from '../../support/servers/sent-mail.ts'
import { expect, test, wake } from '../../support/site-test.ts'

test.describe('in a browser that is never idle', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0
    })
  })

  test('a request sent before the scripts load is posted by the form itself, and accepted once', async ({
    page,
  }) => {
    const entry = await holdBack(page, entryChunk)
    const answer = await holdBack(page, `**${serverPaths.submitForm}`)
    const email = quote.ownEmail()
    const sent = watchSubmissions(page)
    await page.goto(pagePaths.quote)
    await quote.fillInPerson(page, email)
    // The click resolves only when the browser has left the page.
    const clicked = quote.send(page)
    await expect.poll(() => sent.length).toBe(1)
    entry.release()
    answer.release()
    await clicked
    await expect(page).toHaveURL(pagePaths.inquiryReceived)
    await expect.poll(async () => (await confirmationsTo(email)).length).toBe(1)
    expect(sent.map((request) => request.headers()['content-type'])).toEqual([
      'application/x-www-form-urlencoded',
    ])
  })

  test('text typed before the scripts load stays, also after a reload and a visit to another page', async ({
    page,
  }) => {
    const entry = await holdBack(page, entryChunk)
    const place = placeOf('qualification')
    const form = page.locator(`form[data-inquiry="${qualificationForm.form}"]`)
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

  test('a form whose scripts fail to load posts by itself', async ({ page, troubles }) => {
    troubles.allow(/entry-browser/)
    await page.route(entryChunk, (route) => route.abort('connectionreset'))
    const sent = watchSubmissions(page)
    await page.goto(pagePaths.quote)
    await quote.fillInPerson(page)
    await quote.send(page)
    await expect(page).toHaveURL(pagePaths.inquiryReceived)
    expect(sent).toHaveLength(1)
  })
})

readingTest('without scripts, the form posts by itself', async ({ read }) => {
  const page = await read(contactFormHref)
  const form = formIn(page)
  await fillIn(form)
  await send(form)
  await expect(page).toHaveURL(pagePaths.inquiryReceived)
})
