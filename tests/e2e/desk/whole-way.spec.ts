import { stateWords } from '../../../src/content/desk/changes.ts'
import { inboxWords, todayWords } from '../../../src/content/desk/inbox.ts'
import { inquiryWords, timelineWords } from '../../../src/content/desk/inquiry.ts'
import { letterWords } from '../../../src/content/desk/letter.ts'
import { quoteForm } from '../../../src/content/forms/quote-form.ts'
import { inquiryStatusText } from '../../../src/content/inquiries/inquiry-status.ts'
import * as limits from '../../../src/domain/limits.ts'
import { ownName, test } from '../../support/desk-test.ts'
import { ownEmail } from '../../support/pages/contact-form.ts'
import { fillInCarefully } from '../../support/pages/form-outcomes.ts'
import { placeOf, reachForm } from '../../support/pages/form-places.ts'
import { confirmationsTo, lettersTo } from '../../support/servers/sent-mail.ts'
import { expect, wake } from '../../support/site-test.ts'

const stateText = (state: string) =>
  inquiryStatusText.states.find((each) => each.state === state)?.text ?? 'no such state'

test('an inquiry goes from the public form to Today, a letter, the visitor’s mail and status page, and Won', async ({
  page,
  context,
  staff,
  openDesk,
}) => {
  test.slow()
  const email = ownEmail()
  const name = ownName()
  const visitor = await context.newPage()
  const place = placeOf('quote')
  await visitor.goto(place.path)
  await wake(visitor)
  const form = await reachForm(visitor, place)
  const began = Date.now()
  await fillInCarefully(form, quoteForm, email)
  await form.locator('[name="firstName"]').fill(name)

  await page.setViewportSize({ width: 390, height: 844 })
  await openDesk('/staff', await staff('producer'))
  await expect(page.getByRole('heading', { name: todayWords.title, level: 1 })).toBeVisible()
  const line = page.getByRole('main').getByRole('link', { name: new RegExp(name) })
  await expect(line).toHaveCount(0)

  await test.step('the visitor sends the form, and it appears on Today by itself', async () => {
    // A form that is sent faster than a person writes is held.
    await expect.poll(() => Date.now() - began).toBeGreaterThan(limits.spam.fastestMs)
    await form.getByRole('button', { name: quoteForm.submit }).click()
    await page.getByRole('button', { name: new RegExp(inboxWords.show) }).click()
    await expect(line).toBeVisible()
  })

  const confirmation =
    await test.step('the visitor gets a confirmation with a link to the status', async () => {
      await expect.poll(async () => (await confirmationsTo(email)).length).toBe(1)
      const [mail] = await confirmationsTo(email)
      return mail
    })
  const link = /http:\S+\/inquiry\/\S+/.exec(confirmation?.text ?? '')?.[0] ?? ''
  await visitor.goto(link)
  await wake(visitor)
  await expect(visitor.getByText(stateText('received'))).toBeVisible()

  await test.step('a producer answers by letter', async () => {
    await line.click()
    await page.setViewportSize({ width: 1280, height: 844 })
    await page.getByRole('button', { name: inquiryWords.reply }).click()
    await page.getByRole('textbox', { name: letterWords.text, exact: true }).fill('We would love to.')
    await page.getByRole('button', { name: letterWords.send }).click()
    await expect(page.getByText(timelineWords.replyStates.sent)).toBeVisible()
    await expect(page.getByText(/^Answered with .* to spare$/)).toBeVisible()
  })

  await test.step('the letter arrives in the thread of the confirmation, and the status page says so', async () => {
    const [letter] = await lettersTo(email)
    expect(letter?.text).toContain('We would love to.')
    expect(letter?.inReplyTo).toBe(confirmation?.messageId)
    expect(letter?.text).toContain(link)
    await visitor.reload()
    await expect(visitor.getByText(stateText('answered'))).toBeVisible()
  })

  await test.step('it is won, and for the visitor it is complete', async () => {
    const status = page.getByRole('combobox', { name: inquiryWords.status, exact: true })
    await status.selectOption({ label: stateWords.won })
    await expect(page.getByText(timelineWords.status(stateWords.contacted, stateWords.won))).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByText(stateText('closed'))).toBeVisible()
  })
})
