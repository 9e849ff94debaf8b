import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { boardWords } from '../../src/content/equipment-availability/schedule-words.ts'
import { contactForm } from '../../src/content/forms/contact-form.ts'
import { allPages } from '../../src/content/pages/all-pages.ts'
import { contactFormHref, pagePaths } from '../../src/routes.ts'
import { firefox } from './firefox.ts'
import type { RemotePage } from './remote-page.ts'
import { webkit } from './webkit.ts'

const origin = inject('servedSite')

for (const { name, missing, start } of [firefox, webkit]) {
  describe.skipIf(missing)(missing ? `${name}: ${missing}` : name, () => {
    let page: RemotePage
    beforeAll(async () => {
      page = await start()
    })
    afterAll(() => page?.close())

    const read = (expression: string) => page.run(`return ${expression}`)
    /** Opens a page and waits until it is laid out: until then, a click can miss a moving target. */
    async function open(path: string): Promise<void> {
      await page.open(origin + path)
      await expect.poll(() => read('document.documentElement.classList.contains("unlaid")')).toBe(false)
    }
    const shows = (text: string) =>
      expect.poll(() => read('document.body.innerText.replace(/\\s+/g, " ")')).toContain(text)
    const appears = (selector: string) =>
      expect
        .poll(() => read(`document.querySelector(${JSON.stringify(selector)})?.checkVisibility() ?? false`))
        .toBe(true)

    test.for(Object.values(pagePaths))(
      '%s shows its headline and footer, and does not scroll sideways',
      async (path) => {
        await open(path)
        await expect.poll(() => read('document.querySelector("h1").textContent')).toBe(allPages[path].heading)
        await appears('footer')
        const wider = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
        expect(await read(wider)).toBe(0)
      },
    )

    test('a menu opens, and its link leads to a page', async () => {
      await open(pagePaths.terms)
      await page.click('header nav button[popovertarget]')
      await appears(`[popover] a[href="${pagePaths.portfolio}"]`)
      await page.click(`[popover]:popover-open a[href="${pagePaths.portfolio}"]`)
      await expect.poll(() => read('location.pathname')).toBe(pagePaths.portfolio)
      await shows(allPages[pagePaths.portfolio].heading)
    })

    test('dark mode chosen in the panel is kept on the next page', async () => {
      await open(pagePaths.terms)
      const opener = '[role="button"][aria-label="Open accessibility menu"]'
      await appears(opener)
      await page.click(opener)
      await appears('dialog[open] input[name="dark-mode"]')
      await page.click('dialog[open] input[name="dark-mode"]')
      await expect.poll(() => read('document.documentElement.classList.contains("dark")')).toBe(true)
      await open(pagePaths.privacy)
      expect(await read('document.documentElement.classList.contains("dark")')).toBe(true)
    })

    test('a message is sent without leaving the page, and its reference is shown', async () => {
      await open(contactFormHref)
      const form = 'form[data-inquiry="contact"]'
      await page.click(`${form} [name="name"]`)
      await appears(`${form}[data-enhanced="true"]`)
      await page.type(`${form} [name="name"]`, 'Ada Lovelace')
      await page.type(`${form} [name="email"]`, `ada-${randomUUID()}@example.com`)
      for (const [field, value] of [
        ['projectType', 'other'],
        ['budget', 'discuss'],
      ]) {
        const select = `document.querySelector('${form} [name="${field}"]')`
        await page.run(
          `${select}.value = '${value}'; ${select}.dispatchEvent(new Event('change', { bubbles: true }))`,
        )
      }
      await page.click(`${form} button[type="submit"]`)
      await shows(contactForm.toasts.success.title)
      expect(await read(`document.querySelector('[data-confirmation="contact"]').textContent`)).toMatch(
        /[A-Z0-9]{5}-[A-Z0-9]{5}/,
      )
    })

    test('an item link adds the item to the quote, with its price', async () => {
      await open(`${pagePaths.quote}?item=canon-eos-c70&quantity=2`)
      await shows('Canon EOS C70')
      await shows('$450')
    })

    test('the board shows what is available today', async () => {
      await open(pagePaths.equipmentAvailability)
      await page.click('h1')
      const counts = '[...document.querySelectorAll("main [role=status] li")].map((li) => li.textContent)'
      await expect.poll(() => read(counts)).toContain(`24 ${boardWords.counts.available}`)
    })

    test('a wrong password is refused with a message', async () => {
      await open(pagePaths.auth)
      const form = 'form[data-inquiry="account"]'
      await page.type(`${form} [name="email"]`, `nobody-${randomUUID()}@example.com`)
      await page.type(`${form} [name="password"]`, 'not the password')
      await page.click(`${form} button[type="submit"]`)
      await shows('Invalid login credentials')
    })

    test('an email address unlocks the conference prices', async () => {
      await open(pagePaths.corporateConferences)
      const opener = `[...document.querySelectorAll('main a, main button')].find((each) => each.textContent === 'Unlock the Prices')`
      await page.run(`${opener}.id = 'opener'; ${opener}.scrollIntoView({ block: 'center' })`)
      // Until the scripts have loaded, it is a link to the contact form.
      await expect.poll(() => read(`${opener}.getAttribute('role')`)).toBe('button')
      await page.click('#opener')
      await appears('dialog[open] [name="email"]')
      await page.type('dialog[open] [name="email"]', `ada-${randomUUID()}@company.example`)
      await page.click('dialog[open] button[type="submit"]')
      await shows('$12,350')
    })
  })
}
