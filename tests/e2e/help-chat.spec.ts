import type { Page, Request } from '@playwright/test'
import { quickQuestions } from '../../src/content/chat.ts'
import * as limits from '../../src/domain/limits.ts'
import { pagePaths, serverPaths } from '../../src/routes.ts'
import { ask, card, input, log, messages, openCard, openChat, opener } from '../support/contact-card.ts'
import { appReady, effectsStarted, expect, pathOfNewTab, test } from '../support/site-test.ts'

test('a whole conversation without a mouse', async ({ page, visit }) => {
  await visit(pagePaths.home)
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(card(page).getByRole('heading', { name: 'Contact and support' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(card(page).getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(card(page).getByRole('tab', { name: 'Contact' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(card(page).getByRole('tab', { name: 'Chat' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(card(page).getByRole('tabpanel', { name: 'Chat' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(log(page)).toBeFocused()
  for (const name of quickQuestions) {
    await page.keyboard.press('Tab')
    await expect(card(page).getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(input(page)).toBeFocused()
  await expect(input(page)).toHaveValue('What services do you offer?')
  await page.keyboard.press('Enter')
  await expect(messages(page)).toHaveCount(3)
  await expect(input(page)).toBeFocused()
  for (const name of ['Event Production', 'Live Streaming']) {
    await page.keyboard.press('Shift+Tab')
    await expect(card(page).getByRole('link', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(pagePaths.liveStreaming)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(card(page)).toBeHidden()
})

test.describe('the chat, by the clock', () => {
  test.beforeEach(async ({ page, visit }) => {
    await page.clock.install()
    await visit(pagePaths.quote)
    await effectsStarted(page)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    await openChat(page)
  })

  test('starts with one greeting', async ({ page }) => {
    await expect(messages(page)).toHaveCount(1)
    await expect(messages(page)).toContainText('Bridgelight Productions')
    await expect(
      messages(page).getByText(
        "Hi! I'm here to help with immediate answers about the company. What can I help you with today?",
        { exact: true },
      ),
    ).toBeVisible()
  })

  test('a quick question fills the field, and is asked only when it is sent', async ({ page }) => {
    for (const question of quickQuestions) {
      await card(page).getByRole('button', { name: question }).click()
      await expect(input(page)).toHaveValue(question)
      await expect(input(page)).toBeFocused()
    }
    await page.clock.runFor(10 * limits.chat.replyMs)
    await expect(messages(page)).toHaveCount(1)
    await card(page).getByRole('button', { name: 'Send' }).click()
    await expect(messages(page)).toHaveCount(2)
    for (const question of quickQuestions)
      await expect(card(page).getByRole('button', { name: question })).toHaveCount(0)
  })

  test('what is sent stands there at once, the answer 500 ms later', async ({ page }) => {
    await input(page).fill('  How much does it cost?  ')
    await page.keyboard.press('Enter')
    await expect(input(page)).toHaveValue('')
    await expect(messages(page)).toHaveCount(2)
    await expect(messages(page).last()).toHaveText(/^You .*How much does it cost\?$/)
    await page.clock.runFor(499)
    await expect(messages(page)).toHaveCount(2)
    await page.clock.runFor(1)
    await expect(messages(page)).toHaveCount(3)
    await expect(messages(page).last()).toContainText('Bridgelight Productions')
    await expect(messages(page).last().getByRole('link', { name: 'Get Free Consultation' })).toBeInViewport()
  })

  test('nothing is sent but white space', async ({ page }) => {
    for (const nothing of ['', '   ', '\t ']) {
      await input(page).fill(nothing)
      await page.keyboard.press('Enter')
      await card(page).getByRole('button', { name: 'Send' }).click()
    }
    await page.clock.runFor(10 * limits.chat.replyMs)
    await expect(messages(page)).toHaveCount(1)
  })

  test('two messages at once get two answers, each below its own', async ({ page }) => {
    for (const text of ['your gear', 'your price']) {
      await input(page).fill(text)
      await page.keyboard.press('Enter')
    }
    await page.clock.runFor(limits.chat.replyMs)
    await expect(messages(page)).toHaveCount(5)
    await expect(messages(page).nth(2)).toContainText('Netflix-approved Canon cameras')
    await expect(messages(page).nth(4)).toContainText('$2,500')
  })

  test('a message is text and nothing else', async ({ page }) => {
    await input(page).fill('<img src=x onerror=alert(1)> {{7*7}} </script>')
    await page.keyboard.press('Enter')
    await expect(messages(page).last()).toContainText('<img src=x onerror=alert(1)> {{7*7}} </script>')
    await expect(log(page).locator('img')).toHaveCount(0)
  })

  test('the newest message is in sight, also after a reload', async ({ page }) => {
    for (const question of quickQuestions) {
      await input(page).fill(question)
      await page.keyboard.press('Enter')
      await page.clock.runFor(limits.chat.replyMs)
    }
    await expect(messages(page)).toHaveCount(9)
    const last = messages(page).last().getByRole('link', { name: 'Event Production' })
    await expect(last).toBeInViewport({ ratio: 1 })
    await reloadStoppedClock(page)
    await openCard(page)
    await expect(messages(page)).toHaveCount(9)
    await expect(last).toBeInViewport({ ratio: 1 })
    await expect(messages(page).first()).not.toBeInViewport()
  })

  test('what waits for an answer is silent to assistive technology, and the answer is not', async ({
    page,
  }) => {
    await expect(log(page)).toHaveAttribute('aria-live', 'polite')
    await input(page).fill('Hello')
    await page.keyboard.press('Enter')
    const before = await log(page).ariaSnapshot()
    expect(before).toContain('Hello')
    expect(await log(page).locator('i').first().isVisible()).toBe(true)
    await page.clock.runFor(limits.chat.replyMs)
    expect(await log(page).ariaSnapshot()).toContain('Contact Us')
    await expect(log(page).locator('i')).toHaveCount(0)
  })
})

test('tab and conversation survive a page change and a reload, the open card does not', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.home)
  await openChat(page)
  await ask(page, 'Which cameras do you have?')
  await card(page).getByRole('link', { name: 'View Complete Equipment List' }).click()
  await expect(page).toHaveURL(pagePaths.gearList)
  await expect(card(page)).toBeHidden()
  await expectConversation(page)
  await page.reload()
  await appReady(page)
  await expect(card(page)).toBeHidden()
  await expectConversation(page)

  async function expectConversation(shown: Page) {
    await openCard(shown)
    await expect(card(shown).getByRole('tab', { name: 'Chat' })).toHaveAttribute('aria-selected', 'true')
    await expect(messages(shown)).toHaveCount(3)
    await expect(messages(shown).nth(1)).toContainText('Which cameras do you have?')
  }
})

test('an answer interrupted by a reload is there afterwards', async ({ page, visit }) => {
  await page.clock.install()
  await visit(pagePaths.terms)
  await effectsStarted(page)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await openChat(page)
  await input(page).fill('email')
  await page.keyboard.press('Enter')
  await expect(messages(page)).toHaveCount(2)
  await reloadStoppedClock(page)
  await openCard(page)
  await expect(messages(page)).toHaveCount(3)
})

test('whatever lies in the storage, the card opens', async ({ page, visit }) => {
  const link = { text: 'Click', url: 'javascript:alert(1)' }
  const stored = { tab: 'admin', turns: [{ said: 'Hello', at: 'never', links: [link] }, 7, null] }
  await page.addInitScript((text) => sessionStorage.setItem('contact-widget', text), JSON.stringify(stored))
  await visit(pagePaths.home)
  await openChat(page)
  await expect(messages(page)).toHaveCount(3)
  await expect(log(page).getByRole('link')).toHaveText(['Contact Us'])
})

test('the contact link glides to the form on the same page, and the keyboard goes there', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.home)
  await openChat(page)
  await ask(page, 'price')
  expect(await firstStop(page, 'Get Free Consultation')).toBeLessThan(300)
  await expect(card(page)).toBeHidden()
  await expect(page).toHaveURL('/#contact-form')
  const contact = page.getByRole('region', { name: 'Tell us the date' })
  await expect(contact.getByRole('heading', { level: 2 })).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(contact.getByRole('link').first()).toBeFocused()
})

test('it jumps there for whoever wants no motion', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(pagePaths.home)
  await openChat(page)
  await ask(page, 'price')
  expect(await firstStop(page, 'Get Free Consultation')).toBeGreaterThan(1_000)
  await expect(card(page)).toBeHidden()
})

test('from another page the contact link leads to the form at home', async ({ page, visit }) => {
  await visit(pagePaths.portfolio)
  await openChat(page)
  await ask(page, 'Do you do weddings?')
  await card(page).getByRole('link', { name: 'Contact Us' }).click()
  await expect(page).toHaveURL('/#contact-form')
  await expect(card(page)).toBeHidden()
  await expect(
    page.getByRole('region', { name: 'Tell us the date' }).getByRole('heading', { level: 2 }),
  ).toBeInViewport()
})

test('a link opened in a new tab leaves the card open', async ({ page, context, visit }) => {
  await visit(pagePaths.home)
  await openChat(page)
  await ask(page, 'gear')
  const link = card(page).getByRole('link', { name: 'View Complete' })
  const path = await pathOfNewTab(context, () => link.click({ modifiers: ['ControlOrMeta'] }))
  expect(path).toBe(pagePaths.gearList)
  await expect(card(page)).toBeVisible()
})

test('the chat is counted when it is opened, and its messages by what they are about', async ({
  page,
  visit,
}) => {
  const counted: unknown[] = []
  page.on('request', (request: Request) => {
    if (new URL(request.url()).pathname === serverPaths.analytics)
      counted.push(...request.postDataJSON().events)
  })
  await visit(pagePaths.portfolio)
  await openChat(page)
  await ask(page, 'Somebody’s secret camera')
  await page.keyboard.press('Escape')
  await openCard(page)
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  const path = pagePaths.portfolio
  await expect
    .poll(() => counted.filter((event) => JSON.stringify(event).includes('chat')))
    .toEqual([
      { name: 'chat_opened', path },
      { name: 'chat_message', path, category: 'equipment' },
      { name: 'chat_opened', path },
    ])
  expect(JSON.stringify(counted)).not.toContain('secret')
})

/** Follows a link and tells how far down the page was when it first moved. */
async function firstStop(page: Page, name: string): Promise<number> {
  const moved = page.evaluate(
    () => new Promise<number>((tell) => addEventListener('scroll', () => tell(scrollY), { once: true })),
  )
  await card(page).getByRole('link', { name }).click()
  return moved
}

/** While the clock stands still the browser is never idle: scripts come with the first key. */
async function reloadStoppedClock(page: Page): Promise<void> {
  await page.reload()
  await page.keyboard.press('Shift')
  await appReady(page)
}
