import AxeBuilder from '@axe-core/playwright'
import type { Route } from '@playwright/test'
import { formKit } from '../../src/content/form-kit.ts'
import { consultationDialog, consultationForm } from '../../src/content/forms/consultation-form.ts'
import { contactForm } from '../../src/content/forms/contact-form.ts'
import { contactFormHref, pagePaths, serverPaths } from '../../src/routes.ts'
import { awake, expectReceived, fillIn, send, success, watchSubmissions } from '../support/contact-form.ts'
import { holdBack } from '../support/hold-back.ts'
import { appReady, expect, test } from '../support/site-test.ts'

const workerChunk = /\/assets\/puzzle-worker-[^/]+\.js$/
const onPageSolver = /\/assets\/solve-puzzle-[^/]+\.js$/

test('a message is sent in place: its reference is shown, and the form is empty again', async ({
  page,
  visit,
}) => {
  await visit(contactFormHref)
  const sent = watchSubmissions(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const form = await awake(page)
  await fillIn(form)
  await send(form)
  await expectReceived(form)
  expect(asked).toContainEqual(expect.stringMatching(workerChunk))
  expect(asked).not.toContainEqual(expect.stringMatching(onPageSolver))
  await expect(page.getByLabel('Notifications').getByText(success)).toBeVisible()
  await expect(form.getByLabel('Full Name')).toHaveValue('')
  expect(sent).toHaveLength(1)
  expect(sent[0]?.postDataJSON()).toMatchObject({
    formType: 'contact',
    subtype: 'home',
    csrfToken: expect.stringMatching(/^[0-9a-f]{64}$/),
    recaptchaToken: expect.stringMatching(/^[\w+/=]+$/),
    website: '',
    data: { name: 'Ada Lovelace', project_type: 'other', budget: 'discuss' },
  })
  await page.reload()
  await expect((await awake(page)).getByLabel('Full Name')).toHaveValue('')
})

test('while a message is on its way the button says so and cannot be pressed', async ({ page, visit }) => {
  const answer = await holdBack(page, `**${serverPaths.submitForm}`)
  await visit(contactFormHref)
  const form = await awake(page)
  await fillIn(form)
  await send(form)
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  answer.release()
  await expectReceived(form)
  await expect(form.getByRole('button', { name: contactForm.submit })).toBeEnabled()
})

test('what is typed survives a reload', async ({ page, visit }) => {
  await visit(contactFormHref)
  await fillIn(await awake(page), 'ada@example.com')
  await page.reload()
  const form = await awake(page)
  await expect(form.getByLabel('Full Name')).toHaveValue('Ada Lovelace')
  await expect(form.getByLabel('Email')).toHaveValue('ada@example.com')
  await expect(form.getByLabel('Project Type')).toHaveValue('other')
  await expect(form.getByLabel('Project Details')).toHaveValue('Two days, three rooms, one keynote.')
})

test('what is typed survives a look at another page', async ({ page, visit }) => {
  await visit(contactFormHref)
  await (await awake(page)).getByLabel('Full Name').fill('Ada Lovelace')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
  await expect(page).toHaveURL(pagePaths.portfolio)
  await page.goBack()
  await expect((await awake(page)).getByLabel('Full Name')).toHaveValue('Ada Lovelace')
})

test('mistakes are told beside their fields, the first has the focus, and nothing is sent', async ({
  page,
  visit,
}) => {
  await visit(contactFormHref)
  const sent = watchSubmissions(page)
  const form = await awake(page)
  await form.getByLabel('Full Name').fill('Ada Lovelace')
  await form.getByLabel('Email').fill('ada@')
  await send(form)
  const email = form.getByLabel('Email')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(/Invalid email address/)
  await expect(form.getByText('Project type is required')).toBeVisible()
  await expect(form.getByText('Budget range is required')).toBeVisible()
  const axe = await new AxeBuilder({ page }).include('form[data-enquiry="contact"]').analyze()
  expect(axe.violations.map(({ id }) => id)).toEqual([])

  await email.fill('ada@example.com')
  await expect(form.getByText('Invalid email address')).toBeHidden()
  expect(sent).toHaveLength(0)
})

test('two clicks in a row, or Enter and a click, send one message', async ({ page, visit }) => {
  await visit(contactFormHref)
  const sent = watchSubmissions(page)
  const form = await awake(page)
  await fillIn(form)
  await form.getByRole('button', { name: contactForm.submit }).dblclick()
  await expectReceived(form)
  expect(sent).toHaveLength(1)

  await fillIn(form)
  await form.evaluate((element) => {
    if (!(element instanceof HTMLFormElement)) return
    element.requestSubmit()
    element.requestSubmit()
  })
  await expectReceived(form)
  expect(sent).toHaveLength(2)
})

test('two tabs do not spoil each other’s security token', async ({ context, page, visit }) => {
  await visit(contactFormHref)
  const other = await context.newPage()
  await other.goto(contactFormHref)
  await appReady(other)
  const [first, second] = [await awake(page), await awake(other)]
  await fillIn(first)
  await fillIn(second)
  await send(second)
  await expectReceived(second)
  await page.bringToFront()
  await send(first)
  await expectReceived(first)
})

test('without a connection the text is kept, and can be sent once there is one', async ({
  context,
  page,
  troubles,
  visit,
}) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED/)
  await visit(contactFormHref)
  const form = await awake(page)
  await context.setOffline(true)
  await fillIn(form)
  await send(form)
  await expect(form.getByRole('alert')).toContainText('Error sending message')
  await expect(form.getByRole('alert')).toContainText(formKit.keptOffline)
  await expect(form.getByRole('button', { name: contactForm.submit })).toBeFocused()
  await expect(form.getByLabel('Full Name')).toHaveValue('Ada Lovelace')
  await context.setOffline(false)
  // The browser says so a little before it is true.
  const connected = () =>
    page.evaluate(
      (path) =>
        fetch(path).then(
          ({ ok }) => ok,
          () => false,
        ),
      pagePaths.terms,
    )
  await expect.poll(connected).toBe(true)
  await send(form)
  await expectReceived(form)
})

const away: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['refuses connections', (route) => route.abort('connectionrefused')],
  ['is away behind a gateway', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' })],
]
for (const [what, answer] of away) {
  test(`when the server ${what}, the words are those for no connection`, async ({
    page,
    troubles,
    visit,
  }) => {
    troubles.allow(/ERR_CONNECTION_REFUSED|502/)
    await page.route(`**${serverPaths.captchaChallenge}*`, answer)
    await visit(contactFormHref)
    const form = await awake(page)
    await fillIn(form)
    await send(form)
    await expect(form.getByRole('alert')).toContainText(formKit.keptOffline)
    await page.unroute(`**${serverPaths.captchaChallenge}*`)
    await send(form)
    await expectReceived(form)
  })
}

test('an answer that was lost on the way is asked for again under the same key', async ({
  page,
  troubles,
  visit,
}) => {
  troubles.allow(/^Failed: .*submit-form/)
  await visit(contactFormHref)
  const sent = watchSubmissions(page)
  const form = await awake(page)
  let reference = ''
  await page.route(
    `**${serverPaths.submitForm}`,
    async (route) => {
      reference = (await (await route.fetch()).json()).reference
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await fillIn(form)
  await send(form)
  await expect(form.getByRole('alert')).toContainText(formKit.keptOffline)
  await send(form)
  await expectReceived(form)
  await expect(form.getByText(reference)).toBeVisible()
  const keys = sent.map((request) => request.postDataJSON().idempotencyKey)
  expect(new Set(keys).size).toBe(1)
})

test('a page from a gateway instead of an answer is a failure that loses nothing', async ({
  page,
  troubles,
  visit,
}) => {
  troubles.allow(/^Status 502: .*submit-form/)
  await visit(contactFormHref)
  const form = await awake(page)
  await page.route(
    `**${serverPaths.submitForm}`,
    (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
    { times: 1 },
  )
  await fillIn(form)
  await send(form)
  await expect(form.getByRole('alert')).toContainText(formKit.keptOffline)
  await send(form)
  await expectReceived(form)
})

test('where workers are blocked the proof is made on the page', async ({ page, troubles, visit }) => {
  troubles.allow(/puzzle-worker/)
  await page.route(workerChunk, (route) => route.abort('blockedbyclient'))
  const solver = page.waitForRequest(onPageSolver)
  await visit(contactFormHref)
  const form = await awake(page)
  await fillIn(form)
  await send(form)
  await expectReceived(form)
  await solver
})

test('a dialog scrolls back to the first mistake, label and all', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await visit(pagePaths.home)
  await page.getByRole('main').getByRole('button', { name: consultationDialog.title }).click()
  const dialog = page.getByRole('dialog', { name: consultationDialog.title })
  await dialog.getByRole('button', { name: consultationForm.submit }).click()
  await expect(dialog.getByLabel('Full Name')).toBeFocused()
  await expect(dialog.getByText('Full Name')).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByText('Name must be at least 2 characters')).toBeInViewport({ ratio: 1 })
})

test('a dialog keeps what was typed while it is closed, and closes by itself once that is sent', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.home)
  const opener = page.getByRole('main').getByRole('button', { name: consultationDialog.title })
  const dialog = page.getByRole('dialog', { name: consultationDialog.title })
  await opener.click()
  await fillIn(dialog)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await opener.click()
  await expect(dialog.getByLabel('Full Name')).toHaveValue('Ada Lovelace')
  await dialog.getByRole('button', { name: consultationForm.submit }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Notifications')).toContainText(consultationForm.toasts.success.title)
  await expect(opener).toBeFocused()
})
