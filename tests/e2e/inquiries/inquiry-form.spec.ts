import type { Locator, Request, Route } from '@playwright/test'
import { consultationDialog, consultationForm } from '../../../src/content/forms/consultation-form.ts'
import { contactForm } from '../../../src/content/forms/contact-form.ts'
import { formKit } from '../../../src/content/forms/form-kit.ts'
import { afterSending } from '../../../src/content/inquiries/after-sending.ts'
import { contactFormHref, pagePaths, serverPaths } from '../../../src/routes.ts'
import { holdBack } from '../../support/hold-back.ts'
import { expectNoViolations } from '../../support/looks/axe.ts'
import {
  awake,
  confirmationIn,
  expectReceived,
  fillIn,
  formIn,
  ownEmail,
  send,
  sendAnother,
  success,
  watchSubmissions,
} from '../../support/pages/contact-form.ts'
import { expectToast } from '../../support/pages/expect-toast.ts'
import * as quote from '../../support/pages/quote-page.ts'
import { expect, test, wake } from '../../support/site-test.ts'

const workerChunk = /\/assets\/puzzle-worker-[^/]+\.js$/
const onPageSolver = /\/assets\/solve-puzzle-[^/]+\.js$/
const proof = /^[\w+/=]+$/

test('a message is sent once without leaving the page and shows its reference; errors show at their fields', async ({
  page,
  visit,
}) => {
  const sent = watchSubmissions(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const answer = await holdBack(page, `**${serverPaths.submitForm}`)
  await visit(contactFormHref)
  const form = await awake(page)
  const submit = form.getByRole('button', { name: contactForm.submit })
  const address = ownEmail()

  await test.step('errors are shown, and nothing is sent', async () => {
    await expectMistakesTold(form)
    expect(sent).toHaveLength(0)
  })

  await test.step('two clicks send one message, and the button shows that it is being sent', async () => {
    await fillIn(form, address)
    await submit.dblclick()
    await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    answer.release()
    await expectReceived(form)
    await expect(page.getByLabel('Notifications').getByText(success)).toBeVisible()
    expect(asked).toContainEqual(expect.stringMatching(workerChunk))
    expect(asked).not.toContainEqual(expect.stringMatching(onPageSolver))
    expect(sent.map((request) => request.postDataJSON())).toEqual([
      expect.objectContaining({
        formType: 'contact',
        subtype: 'home',
        csrfToken: expect.stringMatching(/^[0-9a-f]{64}$/),
        recaptchaToken: expect.stringMatching(proof),
        website: '',
        data: expect.objectContaining({ name: 'Ada Lovelace', project_type: 'other', budget: 'discuss' }),
      }),
    ])
  })

  await test.step('a summary of the inquiry and the next steps replaces the form', async () => {
    const confirmation = confirmationIn(page)
    await expect(confirmation.getByRole('heading', { name: success })).toBeFocused()
    await expect(confirmation).toBeInViewport()
    for (const [label, value] of [
      ['Full Name', 'Ada Lovelace'],
      ['Email', address],
      ['Project Type', 'Other'],
      ['Budget Range', 'Let’s discuss it'],
      ['Project Details', 'Two days, three rooms, one keynote.'],
      [formKit.nextNow, formKit.confirmationMail],
      [formKit.nextThen, afterSending.steps.contact.join('')],
    ] as const) {
      const row = confirmation
        .locator('dl > div')
        .filter({ has: page.getByRole('term').getByText(label, { exact: true }) })
      await expect(row.getByRole('definition')).toHaveText(value)
    }
    // Fields that were left empty are not listed.
    await expect(confirmation.getByText('Company', { exact: true })).toHaveCount(0)
    await expectNoViolations(page)
    await sendAnother(page)
    await expect(form.getByLabel('Full Name')).toBeFocused()
    await expect(form.getByLabel('Full Name')).toHaveValue('')
    await expect(submit).toBeEnabled()
  })

  await test.step('two submissions at once send one message', async () => {
    await fillIn(form, address)
    await form.evaluate((element) => {
      if (!(element instanceof HTMLFormElement)) return
      element.requestSubmit()
      element.requestSubmit()
    })
    await expectReceived(form)
    expect(sent).toHaveLength(2)
    await sendAnother(page)
  })

  await test.step('the fourth message within five minutes is stopped in the browser', async () => {
    await fillIn(form, address)
    await send(form)
    await expectReceived(form)
    expect(await Promise.all(sent.map(statusOf))).toEqual([200, 200, 200])
    await sendAnother(page)
    await fillIn(form, address)
    await send(form)
    await expectToast(page, {
      title: 'Too many attempts',
      description: 'Please wait 5 minutes before submitting again.',
    })
    expect(sent).toHaveLength(3)
  })
})

/** The first invalid field gets focus, and the error of a corrected field disappears. */
async function expectMistakesTold(form: Locator): Promise<void> {
  const email = form.getByLabel('Email')
  await form.getByLabel('Full Name').fill('Ada Lovelace')
  await email.fill('ada@')
  await send(form)
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/Invalid email address/)
  await expect(form.getByText('Project type is required')).toBeVisible()
  await expect(form.getByText('Budget range is required')).toBeVisible()
  await email.fill('ada@example.com')
  await expect(form.getByText('Invalid email address')).toBeHidden()
}

async function statusOf(request: Request): Promise<number | undefined> {
  return (await request.response())?.status()
}

test('a message is kept while the server cannot be reached, and arrives once it can', async ({
  context,
  page,
  troubles,
  visit,
}) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED|^(Failed|Status 502): .*captcha-challenge/)
  const alert = formIn(page).getByRole('alert')
  let challenge = passOn
  await page.route(`**${serverPaths.captchaChallenge}*`, (route) => challenge(route))
  await visit(contactFormHref)
  const sent = watchSubmissions(page)
  const form = await awake(page)

  await test.step('without a connection, the text stays', async () => {
    await context.setOffline(true)
    await fillIn(form)
    await send(form)
    await expect(alert).toContainText('Error sending message')
    await expect(alert).toContainText(formKit.keptOffline)
    await expect(form.getByRole('button', { name: contactForm.submit })).toBeFocused()
    await expect(form.getByLabel('Full Name')).toHaveValue('Ada Lovelace')
    await context.setOffline(false)
    // The browser reports that it is online a moment before it is.
    await expect.poll(() => page.evaluate(canReach, pagePaths.terms)).toBe(true)
  })

  await test.step('a server that sends no captcha challenge counts as no connection', async () => {
    challenge = (route) => route.abort('connectionrefused')
    await send(form)
    await expect(alert).toContainText(formKit.keptOffline)
    challenge = (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })
    await send(form)
    await expect(alert).toContainText(formKit.keptOffline)
    expect(sent).toHaveLength(0)
    challenge = passOn
    await send(form)
    await expectReceived(form)
    expect(sent).toHaveLength(1)
  })
})

/** Runs in the page. */
function canReach(path: string): Promise<boolean> {
  return fetch(path).then(
    ({ ok }) => ok,
    () => false,
  )
}

test('a lost answer loses no text, and the request arrives once', async ({ page, troubles, visit }) => {
  // A failed quote request is also logged to the console, without any of its content.
  troubles.allow(/^(Failed|Status 502): .*submit-form|^Console: Quote request not sent: (network|relay)$/)
  const form = quote.form(page)
  const alert = form.getByRole('alert')
  const sent = watchSubmissions(page)
  let answer = passOn
  await page.route(`**${serverPaths.submitForm}`, (route) => answer(route))
  await visit(pagePaths.quote)
  await quote.awake(page)

  await test.step('after a lost answer, the request is sent again with the same key', async () => {
    let reference = 'none yet'
    answer = async (route) => {
      reference = (await (await route.fetch()).json()).reference
      await route.abort('connectionreset')
    }
    await quote.fillInPerson(page)
    await quote.send(page)
    await expect(alert).toContainText(formKit.keptOffline)
    answer = passOn
    await quote.send(page)
    await quote.expectReceived(page)
    await expect(quote.confirmation(page).getByText(reference)).toBeVisible()
    const [lost, again] = sent.map((request) => request.postDataJSON().idempotencyKey)
    expect(again).toBe(lost)
  })

  await test.step('an error page from a gateway does not count as an answer', async () => {
    answer = (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' })
    await sendAnother(page, 'quote')
    await quote.fillInPerson(page)
    await quote.send(page)
    await expect(alert).toContainText(formKit.keptOffline)
    answer = passOn
    await quote.send(page)
    await quote.expectReceived(page)
  })
})

function passOn(route: Route): Promise<void> {
  return route.continue()
}

test('text typed while a message is being sent is not lost', async ({ page, visit }) => {
  const answer = await holdBack(page, `**${serverPaths.submitForm}`)
  await visit(contactFormHref)
  const form = await awake(page)
  await fillIn(form)
  await send(form)
  await form.getByLabel('Project Details').fill('And a second keynote.')
  answer.release()
  await expectReceived(form)
  const confirmation = confirmationIn(page)
  await expect(confirmation).toContainText('Two days, three rooms, one keynote.')
  await expect(confirmation).toContainText(formKit.unsent)
  await page.reload()
  await wake(page)
  await awake(page)
  await expect(form.getByLabel('Project Details')).toHaveValue('And a second keynote.')
})

test('where workers are blocked, the captcha proof is computed on the page', async ({
  page,
  troubles,
  visit,
}) => {
  troubles.allow(/puzzle-worker/)
  await page.route(workerChunk, (route) => route.abort('blockedbyclient'))
  const solver = page.waitForRequest(onPageSolver)
  const sent = page.waitForRequest(`**${serverPaths.submitForm}`)
  await visit(pagePaths.quote)
  await quote.awake(page)
  await quote.fillInPerson(page)
  await quote.send(page)
  await quote.expectReceived(page)
  await solver
  expect((await sent).postDataJSON()).toMatchObject({ recaptchaToken: expect.stringMatching(proof) })
})

test('the consultation opens by keyboard, keeps its text while closed, and closes once it is sent', async ({
  page,
  visit,
}) => {
  const opener = page.getByRole('main').getByRole('button', { name: consultationDialog.title })
  const dialog = page.getByRole('dialog', { name: consultationDialog.title })
  const submit = dialog.getByRole('button', { name: consultationForm.submit })
  await visit(pagePaths.home)

  await test.step('the dialog requests its captcha at once, and lists every other way to reach the company', async () => {
    const challenge = page.waitForRequest(
      (request) => new URL(request.url()).searchParams.get('action') === 'contact_submit',
    )
    await opener.press('Space')
    await expect(dialog.locator('form')).toBeVisible()
    await challenge
    await expect(dialog.getByRole('listitem')).toHaveCount(4)
    await expect(dialog.getByRole('link', { name: '(503) 555-0142' })).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'hello@bridgelight.example' })).toBeVisible()
    await expect(dialog.getByText('Mon-Fri 9AM-6PM PT (12PM-9PM EST)')).toBeVisible()
    await expect(dialog.getByText('Portland, OR 97201')).toBeVisible()
  })

  await test.step('the dialog scrolls back to the first invalid field and its label', async () => {
    await submit.click()
    await expect(dialog.getByLabel('Full Name')).toBeFocused()
    await expect(dialog.getByText('Full Name')).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByText('Name must be at least 2 characters')).toBeInViewport({ ratio: 1 })
  })

  await test.step('closed and reopened, the dialog still has the text, and focus returns to the opener', async () => {
    await fillIn(dialog)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await expect(dialog.getByLabel('Full Name')).toHaveValue('Ada Lovelace')
    await submit.click()
    await expect(dialog).toBeHidden()
    await expect(page.getByLabel('Notifications')).toContainText(consultationForm.toasts.success.title)
    await expect(opener).toBeFocused()
    await opener.click()
    await expect(dialog.getByLabel('Full Name')).toHaveValue('')
    await expect(submit).toBeVisible()
  })
})
