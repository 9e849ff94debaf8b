import { contactForm } from '../../../src/content/forms/contact-form.ts'
import { contactFormHref, pagePaths } from '../../../src/routes.ts'
import { awake, expectReceived, fillIn, send, watchSubmissions } from '../../support/pages/contact-form.ts'
import { effectsStarted, expect, test } from '../../support/site-test.ts'

const landing = `${pagePaths.terms}?utm_source=mail&utm_campaign=spring+fair`

test('an inquiry says where the visit began and where it was sent, without a cookie', async ({
  page,
  context,
}) => {
  const sent = watchSubmissions(page)
  await page.goto(landing, { referer: 'https://search.example/results?q=someone' })
  await effectsStarted(page)
  expect(await context.cookies()).toEqual([])
  await page.goto(contactFormHref)
  const form = await awake(page)
  await fillIn(form)
  await send(form)
  await expectReceived(form)
  expect(sent[0]?.postDataJSON().source).toEqual({
    first: {
      page: pagePaths.terms,
      referrer: 'search.example',
      campaign: { utm_source: 'mail', utm_campaign: 'spring fair' },
    },
    last: { page: pagePaths.home },
  })
})

test('of a visitor who asks not to be tracked it says the pages alone', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  const sent = watchSubmissions(page)
  await page.goto(`${pagePaths.home}?utm_source=mail`, { referer: 'https://search.example/' })
  const form = await awake(page)
  await fillIn(form)
  await form.getByRole('button', { name: contactForm.submit }).click()
  await expectReceived(form)
  expect(sent[0]?.postDataJSON().source).toEqual({
    first: { page: pagePaths.home },
    last: { page: pagePaths.home },
  })
})
