import type { Locator, Page, Request } from '@playwright/test'
import * as z from 'zod/mini'
import { quickQuestions } from '../../../src/content/chat/chat.ts'
import * as limits from '../../../src/domain/limits.ts'
import { pagePaths, serverPaths } from '../../../src/routes.ts'
import { expectNoViolations } from '../../support/looks/axe.ts'
import {
  ask,
  card,
  follow,
  input,
  log,
  messages,
  openCard,
  openChat,
  opener,
} from '../../support/pages/contact-card.ts'
import { effectsStarted, expect, pathOfNewTab, test, wake } from '../../support/site-test.ts'

test('a conversation held by keyboard survives a page change and a reload; the open card does not', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.terms)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(card(page).getByRole('heading', { name: 'Contact and support' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(card(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(card(page).getByRole('tab', { name: 'Contact' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(card(page).getByRole('tab', { name: 'Chat' })).toBeFocused()
  await expect(log(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(card(page).getByRole('tabpanel', { name: 'Chat' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(log(page)).toBeFocused()
  for (const name of quickQuestions) {
    await page.keyboard.press('Tab')
    await expect(card(page).getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(messages(page)).toHaveCount(3)
  await expect(input(page)).toBeFocused()
  for (const name of ['This did not help', 'This helped']) {
    await page.keyboard.press('Shift+Tab')
    await expect(card(page).getByRole('button', { name })).toBeFocused()
  }
  for (const name of ['Event Production', 'Live Streaming']) {
    await page.keyboard.press('Shift+Tab')
    await expect(card(page).getByRole('link', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(pagePaths.liveStreaming)
  await expect(page.getByRole('main')).toBeFocused()

  await expectConversationBehindButton()
  await page.reload()
  await wake(page)
  await expectConversationBehindButton()

  async function expectConversationBehindButton() {
    await expect(card(page)).toBeHidden()
    await openCard(page)
    await expect(card(page).getByRole('tab', { name: 'Chat' })).toHaveAttribute('aria-selected', 'true')
    await expect(messages(page)).toHaveCount(3)
    await expect(messages(page).nth(1)).toContainText('What services do you offer?')
  }
})

test('the chat greets, sends a quick question on one press and no blank messages, and answers after 500 ms', async ({
  page,
  visit,
}) => {
  await openChatInStoppedTime(page, visit)
  await expect(messages(page)).toHaveCount(1)
  await expect(messages(page)).toContainText('Bridgelight Productions')
  const greeting =
    "Hi! I'm here to help with immediate answers about the company. What can I help you with today?"
  await expect(messages(page).getByText(greeting, { exact: true })).toBeVisible()

  for (const nothing of ['', '   ', '\t ']) {
    await input(page).fill(nothing)
    await page.keyboard.press('Enter')
    await card(page).getByRole('button', { name: 'Send' }).click()
  }
  await page.clock.runFor(10 * limits.chat.replyMs)
  await expect(messages(page)).toHaveCount(1)
  await input(page).fill('')
  await card(page).getByRole('button', { name: quickQuestions[1] }).click()
  await expect(messages(page)).toHaveCount(2)
  await expect(messages(page).last()).toHaveText(/^You .*What equipment do you use\?$/)
  await expect(input(page)).toBeFocused()
  await expect(input(page)).toHaveValue('')
  for (const question of quickQuestions)
    await expect(card(page).getByRole('button', { name: question })).toHaveCount(0)
  await page.clock.runFor(limits.chat.replyMs)
  await expect(messages(page)).toHaveCount(3)

  await input(page).fill('  How much does it cost?  ')
  await page.keyboard.press('Enter')
  await expect(input(page)).toHaveValue('')
  await expect(messages(page)).toHaveCount(4)
  await expect(messages(page).last()).toHaveText(/^You .*How much does it cost\?$/)
  await page.clock.runFor(499)
  await expect(messages(page)).toHaveCount(4)
  await page.clock.runFor(1)
  await expect(messages(page)).toHaveCount(5)
  await expect(messages(page).last()).toContainText('Bridgelight Productions')
  await expect(messages(page).last().getByRole('link', { name: 'Get Free Consultation' })).toBeInViewport()
})

test('two quick messages get two answers, and assistive technology hears nothing while waiting', async ({
  page,
  visit,
}) => {
  await openChatInStoppedTime(page, visit)
  for (const text of ['your gear', 'your price']) {
    await input(page).fill(text)
    await page.keyboard.press('Enter')
  }
  await page.clock.runFor(limits.chat.replyMs)
  await expect(messages(page)).toHaveCount(5)
  await expect(messages(page).nth(2)).toContainText('Netflix-approved Canon cameras')
  await expect(messages(page).nth(4)).toContainText('$2,500')

  const code = '<img src=x onerror=alert(1)> {{7*7}} </script>'
  await input(page).fill(code)
  await page.keyboard.press('Enter')
  await expect(messages(page).last()).toContainText(code)
  await expect(log(page).locator('img')).toHaveCount(0)
  await page.clock.runFor(limits.chat.replyMs)
  await expect(messages(page)).toHaveCount(7)

  await expect(log(page)).toHaveAttribute('aria-live', 'polite')
  const meter = log(page).locator('i')
  await expect(meter).toHaveCount(0)
  await input(page).fill('Hello')
  await page.keyboard.press('Enter')
  await expect(messages(page)).toHaveCount(8)
  await expect(meter.first()).toBeVisible()
  expect(await log(page).ariaSnapshot()).toMatch(/Hello\W*$/)
  await page.clock.runFor(limits.chat.replyMs)
  await expect(messages(page)).toHaveCount(9)
  expect(await messages(page).last().ariaSnapshot()).toContain('link "Contact"')
  await expect(meter).toHaveCount(0)
})

test('the newest message is in view, and a reload keeps the place and delivers the interrupted answer', async ({
  page,
  visit,
}) => {
  await openChatInStoppedTime(page, visit)
  for (const question of quickQuestions) {
    await input(page).fill(question)
    await page.keyboard.press('Enter')
    await page.clock.runFor(limits.chat.replyMs)
  }
  await expect(messages(page)).toHaveCount(9)
  const last = messages(page).last().getByRole('link', { name: 'Event Production' })
  await expect(last).toBeInViewport({ ratio: 1 })
  await input(page).fill('What services do you offer?')
  await page.keyboard.press('Enter')
  await expect(messages(page)).toHaveCount(10)
  await page.reload()
  await page.clock.resume()
  await wake(page)
  await openCard(page)
  await expect(messages(page)).toHaveCount(11)
  await expect(last).toBeInViewport({ ratio: 1 })
  await expect(messages(page).first()).not.toBeInViewport()
})

test('the card opens even with invalid data in storage', async ({ page, visit }) => {
  const link = { text: 'Click', url: 'javascript:alert(1)' }
  const stored = { tab: 'admin', turns: [{ said: 'Hello', at: 'never', links: [link] }, 7, null] }
  await page.addInitScript((text) => sessionStorage.setItem('contact-widget', text), JSON.stringify(stored))
  await visit(pagePaths.terms)
  await openChat(page)
  await expect(messages(page)).toHaveCount(3)
  await expect(log(page).getByRole('link')).toHaveText(['Contact'])
})

test('the contact link scrolls smoothly to the form on the same page, and jumps with reduced motion', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.home)
  await openChat(page)
  await ask(page, 'price')
  const glide = await follow(page, 'Get Free Consultation')
  expect(glide.first).toBeLessThan(glide.end)
  await expect(card(page)).toBeHidden()
  await expect(page).toHaveURL('/#contact-form')
  const contact = page.getByRole('region', { name: 'Tell us the date' })
  await expect(contact.getByRole('heading', { level: 2 })).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(contact.getByRole('link').first()).toBeFocused()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await openCard(page)
  const jump = await follow(page, 'Get Free Consultation')
  expect(jump.first).toBeGreaterThan(1_000)
  await expect(card(page)).toBeHidden()
})

test('a link opened in a new tab leaves the card open, and the contact link leads to the home page form', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.terms)
  await openChat(page)
  await ask(page, 'gear')
  const link = card(page).getByRole('link', { name: 'View Complete' })
  const path = await pathOfNewTab(page, () => link.click({ modifiers: ['ControlOrMeta'] }))
  expect(path).toBe(pagePaths.gearList)
  await expect(card(page)).toBeVisible()

  await ask(page, 'Could a submarine appear on stage?')
  await card(page).getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/#contact-form')
  await expect(card(page)).toBeHidden()
  const contact = page.getByRole('region', { name: 'Tell us the date' })
  await expect(contact.getByRole('heading', { level: 2 })).toBeInViewport()
})

test('the chat is counted when it is opened, and its messages by topic', async ({ page, visit }) => {
  const counted: unknown[] = []
  page.on('request', (request: Request) => {
    if (new URL(request.url()).pathname === serverPaths.analytics)
      counted.push(...request.postDataJSON().events)
  })
  const path = pagePaths.terms
  await visit(path)
  await openChat(page)
  await ask(page, 'Somebody’s secret camera')
  await page.keyboard.press('Escape')
  await expect(card(page)).toBeHidden()
  await openCard(page)
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await expect
    .poll(() => counted.filter((event) => JSON.stringify(event).includes('chat')))
    .toEqual([
      { name: 'chat_opened', path },
      { name: 'chat_message', path, category: 'equipment' },
      { name: 'chat_opened', path },
    ])
  expect(JSON.stringify(counted)).not.toContain('secret')
})

test('an answer is rated, and a question without one is passed on to a person once', async ({
  page,
  visit,
}) => {
  const posted: { path: string; body: unknown }[] = []
  page.on('request', (request: Request) => {
    const { pathname: path } = new URL(request.url())
    if (request.method() === 'POST') posted.push({ path, body: request.postDataJSON() })
  })
  const sentTo = (path: string) => posted.filter((entry) => entry.path === path).map(({ body }) => body)
  const scripts: string[] = []
  page.on('request', (request: Request) => {
    if (/chat-panel|page-help|help-topics|pass-on/.test(request.url())) scripts.push(request.url())
  })
  await visit(pagePaths.terms)
  await wake(page)
  await openCard(page)
  expect(scripts).toEqual([])
  await openChat(page)
  await expect.poll(() => scripts.length).toBeGreaterThan(0)
  expect(scripts.filter((url) => !url.includes('chat-panel'))).toEqual([])
  await ask(page, 'What services do you offer?')
  expect(scripts.filter((url) => /help-topics-es|pass-on/.test(url))).toEqual([])
  const thumbs = { up: toolOf(page, 'This helped'), down: toolOf(page, 'This did not help') }
  await thumbs.up.click()
  await expect(thumbs.up).toHaveAttribute('aria-pressed', 'true')
  await thumbs.down.click()
  await expect(thumbs.up).toHaveAttribute('aria-pressed', 'false')
  const rating = { topic: expect.any(String), language: 'en' }
  await expect
    .poll(() => sentTo(serverPaths.helpRating))
    .toEqual([
      { ...rating, helpful: true },
      { ...rating, helpful: false, previous: true },
    ])

  // Without digits, which could be taken for a phone number.
  const email = `ada-${crypto.randomUUID().replace(/[^a-f]/g, '')}@example.com`
  await ask(page, 'Could a submarine appear on stage?')
  await expect
    .poll(() => sentTo(serverPaths.helpQuestion))
    .toEqual([{ text: 'Could a submarine appear on stage?', language: 'en' }])
  const question = `Let me know about the submarine: ${email}`
  await ask(page, question)
  await expect(messages(page).last().getByRole('button')).toHaveCount(1)
  await toolOf(page, 'Pass my question on').last().click()
  const form = log(page).getByRole('form', { name: 'Pass your question on' })
  await expect(form.getByLabel('Name')).toBeFocused()
  await expect(form.getByLabel('Email')).toHaveValue(email)
  await expect(form.getByLabel('Your question')).toHaveValue(question)
  await expect(form.getByLabel('Phone')).toHaveCount(0)
  await expect(form).toContainText(/A person answers by email by (noon|\d+(:\d\d)? [AP]M) /)
  await expect(form).toContainText('Or call (503) 555-0142, Mon-Fri 9AM-6PM.')

  await page.keyboard.press('Enter')
  await expect(form.getByText('Name must be at least 2 characters')).toBeVisible()
  await expect(form.getByLabel('Name')).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.type('Ada Lovelace')
  await form.getByRole('button', { name: 'Send to a person' }).dblclick()
  const sent = log(page).getByRole('region', { name: 'Passed on to a person' })
  await expect(sent.getByText('Passed on to a person')).toBeFocused()
  await expect(input(page)).toBeVisible()
  for (const part of [/[A-Z0-9]{5}-[A-Z0-9]{5}/, /by .+ on|tomorrow|today/, question, 'Ada Lovelace'])
    await expect(sent).toContainText(part)
  await expect(form).toHaveCount(0)
  expect(sentTo(serverPaths.submitForm)).toMatchObject([
    {
      formType: 'help',
      data: {
        name: 'Ada Lovelace',
        email,
        message: question,
        conversation: expect.stringMatching(/^You: What services.*\nBridgelight Productions: /),
      },
    },
  ])
  // Name and address alone are filled in within a second: that is no sign of spam after a typed question.
  const isSlow = z.object({ elapsedMs: z.number().check(z.gte(limits.spam.fastestMs)) })
  expect(isSlow.safeParse(sentTo(serverPaths.submitForm)[0]).success).toBe(true)
  await expectNoViolations(page)

  const slip = await sent.innerText()
  await page.reload()
  await wake(page)
  await openCard(page)
  await expect(sent).toHaveText(slip, { useInnerText: true })
  await expect(toolOf(page, 'This did not help')).toHaveAttribute('aria-pressed', 'true')
  expect(sentTo(serverPaths.helpQuestion)).toHaveLength(1)
})

test('offline, a question waits with a phone number beside it, and is answered once connected', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit(pagePaths.terms)
  await openCard(page)
  expect(asked.filter((url) => /chat|help|pass-on/.test(url))).toEqual([])
  await openChat(page)
  await page.context().setOffline(true)
  await input(page).fill('your gear')
  await page.keyboard.press('Enter')
  await expect(log(page).getByText('No connection')).toBeVisible()
  await expect(log(page).locator('i')).toHaveCount(0)
  await expect(log(page).getByRole('link', { name: 'Call (503) 555-0142' })).toBeVisible()
  await toolOf(page, 'Try Again').click()
  await expect(input(page)).toBeFocused()
  await expect(log(page).getByText('No connection')).toBeVisible()
  await expect(messages(page)).toHaveCount(2)
  await page.context().setOffline(false)
  await expect(messages(page)).toHaveCount(3)
  await expect(messages(page).last()).toContainText('Netflix-approved Canon cameras')
  await expect(log(page).getByText('No connection')).toHaveCount(0)

  await ask(page, '¿Podría aparecer un submarino en el escenario?')
  await expect(messages(page).last()).toHaveAttribute('lang', 'es')
  await toolOf(page, 'Enviar mi pregunta a una persona').click()
  const form = log(page).getByRole('form', { name: 'Envíe su pregunta' })
  await form.getByRole('button', { name: 'Enviar a una persona' }).click()
  await expect(form.getByText('Correo electrónico no válido')).toBeVisible()
  await expectNoViolations(page)
  await form.getByRole('button', { name: 'Cancelar' }).click()
  await expect(toolOf(page, 'Enviar mi pregunta a una persona')).toBeFocused()
})

/** A control below an answer. */
function toolOf(page: Page, name: string): Locator {
  return log(page).getByRole('button', { name })
}

async function openChatInStoppedTime(page: Page, visit: (path: string) => Promise<unknown>): Promise<void> {
  await page.clock.install()
  await visit(pagePaths.terms)
  await effectsStarted(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await openChat(page)
}
