import { readFile } from 'node:fs/promises'
import { callToast } from '../../src/content/call-link.ts'
import { defaultCompany, phoneHref } from '../../src/content/company.ts'
import { quoteForm, quoteSection } from '../../src/content/forms/quote-form.ts'
import { kits } from '../../src/content/kits.ts'
import { packages } from '../../src/content/packages.ts'
import { dateWords, listToasts, popularWords, reportWords } from '../../src/content/quote/quote-words.ts'
import { priceOf } from '../../src/content/quote-catalogue.ts'
import { addDays } from '../../src/domain/calendar-day.ts'
import { customizeHref, quoteHref } from '../../src/domain/equipment/quote-href.ts'
import { formatDollars } from '../../src/domain/format-dollars.ts'
import { companyTimeZone, portlandDay } from '../../src/domain/portland-day.ts'
import { pagePaths } from '../../src/routes.ts'
import { expectNoViolations } from '../support/axe.ts'
import {
  add,
  added,
  awake,
  equipment,
  expectToast,
  first,
  form,
  last,
  lines,
  professional,
  report,
  starter,
  total,
} from '../support/quote-page.ts'
import { appReady, expect, test } from '../support/site-test.ts'

test('the page says how to reach us, what packages cost and what a quote promises', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.quote)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: defaultCompany.phone }).first()).toHaveAttribute(
    'href',
    phoneHref(defaultCompany),
  )
  await expect(main.getByRole('link', { name: defaultCompany.email }).first()).toHaveAttribute(
    'href',
    `mailto:${defaultCompany.email}`,
  )
  await expect(main.getByRole('link', { name: 'Back to Gear Kits' })).toHaveAttribute(
    'href',
    pagePaths.gearList,
  )
  for (const { name, price, term } of packages) {
    const line = main.getByRole('listitem').filter({ hasText: name })
    await expect(line).toContainText(`${formatDollars(price)}${term}`)
  }
  for (const { value } of quoteSection.information)
    await expect(main.getByText(value, { exact: true })).toBeVisible()
  await expect(report(page)).toContainText(reportWords.empty)
  await expectNoViolations(page)
})

test('a package is added once, marked, written into the request and removed again', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.quote)
  await awake(page)
  await equipment(page).fill('Two rooms, one keynote.')
  await add(page, starter).click()
  await expectToast(page, listToasts.added(starter))
  await expect(equipment(page)).toHaveValue(`Two rooms, one keynote.\n- ${starter}`)
  await expect(lines(page)).toHaveCount(1)
  await expect(total(page)).toContainText('$5,850')
  await add(page, professional).click()
  await expect(total(page)).toContainText('$16,900')
  await expectNoViolations(page)

  await added(page, starter).click()
  await expectToast(page, {
    title: 'Already Added',
    description: 'Essential Starter Kit is already in your quote request.',
  })
  await expect(lines(page)).toHaveCount(2)

  await page.getByRole('button', { name: popularWords.remove(starter), exact: true }).click()
  await expectToast(page, listToasts.removed(starter))
  await expect(add(page, starter)).toBeFocused()
  await expect(equipment(page)).toHaveValue(`Two rooms, one keynote.\n- ${professional}`)

  await report(page)
    .getByRole('button', { name: reportWords.remove(professional) })
    .click()
  await expect(report(page).getByRole('heading', { name: reportWords.heading })).toBeFocused()
  await expect(equipment(page)).toHaveValue('Two rooms, one keynote.')
  await expect(report(page)).toContainText(reportWords.empty)
})

test('what the visitor writes decides what is added', async ({ page, visit }) => {
  await visit(pagePaths.quote)
  await awake(page)
  await equipment(page).fill(`- 2 x ${starter}\n- A ladder`)
  await expect(added(page, starter)).toBeVisible()
  await equipment(page).blur()
  await expect(lines(page).getByRole('spinbutton')).toHaveValue('2')
  await equipment(page).fill('- A ladder')
  await expect(add(page, starter)).toBeVisible()
  await equipment(page).blur()
  await expect(lines(page)).toHaveCount(0)
  await expect(equipment(page)).toHaveValue('- A ladder')
})

test('a link brings its item, quantity and dates; the address forgets them; a reload adds nothing', async ({
  page,
  visit,
}) => {
  await visit(`${quoteHref('item', 'canon-eos-c70', { quantity: 2, from: first, to: last })}&utm_source=mail`)
  await expectToast(page, listToasts.added('Canon EOS C70'))
  await expect(page).toHaveURL(`${pagePaths.quote}?utm_source=mail`)
  await awake(page)
  await expect(equipment(page)).toHaveValue('- 2 × Canon EOS C70')
  await expect(lines(page)).toHaveCount(1)
  await expect(report(page).getByLabel(dateWords.from)).toHaveValue(first)
  await expect(report(page).getByLabel(dateWords.to)).toHaveValue(last)
  // Two at $225 for three days.
  await expect(total(page)).toHaveText(`${reportWords.total(3)} $1,350`)

  await page.reload()
  await appReady(page)
  await awake(page)
  await expect(equipment(page)).toHaveValue('- 2 × Canon EOS C70')
  await expect(total(page)).toHaveText(`${reportWords.total(3)} $1,350`)
  await expect(report(page).getByLabel(dateWords.to)).toHaveValue(last)
})

test('links to what we do not have are passed over, and a second time is refused', async ({
  page,
  visit,
}) => {
  await visit(quoteHref('item', 'no-such-camera'))
  await expect(page).toHaveURL(pagePaths.quote)
  await awake(page)
  await expect(equipment(page)).toHaveValue('')
  await visit(quoteHref('item', 'canon-eos-c70'))
  await expect(lines(page)).toHaveCount(1)
  await visit(quoteHref('item', 'canon-eos-c70', { quantity: 3 }))
  await expectToast(page, listToasts.there('Canon EOS C70'))
  await awake(page)
  await expect(equipment(page)).toHaveValue('- Canon EOS C70')
})

test('a kit comes whole at its rate, or line by line to be changed', async ({ page, visit }) => {
  await visit(quoteHref('kit', 'training'))
  await expect(lines(page)).toHaveText([/Youth Training kit/])
  await expect(lines(page)).toContainText('Educational rates')
  await expect(total(page)).toContainText(reportWords.without(['Youth Training kit']))
  await expectNoViolations(page)

  await visit(customizeHref('essentials'))
  const gear = kits.find(({ id }) => id === 'essentials')?.categories.flatMap((each) => each.gear) ?? []
  await expect(lines(page)).toHaveCount(1 + gear.length)
  await awake(page)
  const written = gear.map(({ itemId, quantity }) => {
    const name = priceOf('item', itemId)?.name
    return quantity === 1 ? `- ${name}` : `- ${quantity} × ${name}`
  })
  await expect(equipment(page)).toHaveValue(['- Youth Training kit', ...written].join('\n'))
})

test('an item added on another page is there, once, also after Back and Forward', async ({ page, visit }) => {
  await visit(pagePaths.home)
  await page.getByRole('link', { name: `Get Quote: ${starter}` }).click()
  await expectToast(page, listToasts.added(starter))
  await expect(page).toHaveURL(pagePaths.quote)
  await awake(page)
  await equipment(page).fill(`- ${starter}\nwith a second light`)
  await page.goBack()
  await expect(page).toHaveURL(pagePaths.home)
  await page.goForward()
  await expect(page).toHaveURL(pagePaths.quote)
  await awake(page)
  await expect(equipment(page)).toHaveValue(`- ${starter}\nwith a second light`)
  await expect(lines(page)).toHaveCount(1)
})

test('clearing the address leaves the visitor where they are', async ({ page }) => {
  await page.goto(pagePaths.quote)
  await appReady(page)
  await awake(page)
  await form(page).getByLabel('First Name').focus()
  const before = await page.evaluate(() => scrollY)
  await page.evaluate((href) => history.replaceState(null, '', href), quoteHref('item', 'canon-eos-c70'))
  await expect(page).toHaveURL(pagePaths.quote)
  await expectToast(page, listToasts.added('Canon EOS C70'))
  await expect(form(page).getByLabel('First Name')).toBeFocused()
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(400)
})

test('two tabs share one list, and each keeps its own words', async ({ page, context, visit }) => {
  await visit(pagePaths.quote)
  await awake(page)
  await equipment(page).fill('Written in the first tab.')
  const other = await context.newPage()
  await other.goto(pagePaths.quote)
  await appReady(other)
  await awake(other)
  await add(other, starter).click()
  await expect(equipment(other)).toHaveValue(`- ${starter}`)
  await expect(equipment(page)).toHaveValue(`Written in the first tab.\n- ${starter}`)
  await expect(added(page, starter)).toBeVisible()
  await page.getByRole('button', { name: popularWords.remove(starter), exact: true }).click()
  await expect(equipment(other)).toHaveValue('')
  await expect(add(other, starter)).toBeVisible()
})

test('which day it is in Portland is looked up when somebody comes to a date, not before', async ({
  page,
  visit,
}) => {
  // Making the calendar of a time zone keeps a slow phone busy for longer than all else that this page does.
  await page.addInitScript(() => {
    const made: string[] = []
    Object.assign(window, { calendarsMade: made })
    const { DateTimeFormat } = Intl
    Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
      construct(target, args) {
        made.push(String(args[1]?.timeZone))
        return Reflect.construct(target, args)
      },
    })
  })
  const calendars = () => page.evaluate(() => 'calendarsMade' in window && window.calendarsMade)
  await visit(pagePaths.quote)
  await awake(page)
  expect(await calendars()).toEqual([])
  await form(page)
    .getByLabel(quoteForm.fields.find(({ kind }) => kind === 'date')?.label ?? '')
    .focus()
  await expect(form(page).locator('input[type=date]')).toHaveAttribute('min', portlandDay(new Date()))
  expect(await calendars()).toEqual([companyTimeZone])
})

test('quantities and dates change the estimate, and what cannot be is told', async ({ page, visit }) => {
  await visit(quoteHref('item', 'canon-eos-c70'))
  await awake(page)
  const quantity = report(page).getByRole('spinbutton', { name: reportWords.quantity('Canon EOS C70') })
  await quantity.fill('3')
  await expect(equipment(page)).toHaveValue('- 3 × Canon EOS C70')
  await expect(total(page)).toHaveText(`${reportWords.total(1)} $675`)
  await quantity.fill('')
  await quantity.blur()
  await expect(quantity).toHaveValue('3')
  await quantity.fill('999')
  await quantity.blur()
  await expect(quantity).toHaveValue('50')
  await quantity.fill('1')

  const [from, to] = [report(page).getByLabel(dateWords.from), report(page).getByLabel(dateWords.to)]
  await from.focus()
  await expect(from).toHaveAttribute('min', portlandDay(new Date()))
  await from.fill(first)
  await to.fill(last)
  await expect(total(page)).toHaveText(`${reportWords.total(3)} $675`)
  await to.fill(addDays(first, -1))
  await expect(to).toHaveAccessibleDescription(dateWords.order)
  await expect(total(page)).toHaveText(`${reportWords.total(1)} $225`)
  await to.fill(addDays(first, 90))
  await expect(to).toHaveAccessibleDescription(dateWords.long)
  await from.fill('2020-01-01')
  await expect(from).toHaveAccessibleDescription(dateWords.past)
  await expectNoViolations(page)
})

test('the list can be downloaded, with what is on it or with the packages', async ({ page, visit }) => {
  await visit(pagePaths.quote)
  async function download(): Promise<string> {
    const started = page.waitForEvent('download')
    await report(page).getByRole('button', { name: reportWords.download }).click()
    const file = await started
    expect(file.suggestedFilename()).toBe('bridgelight-equipment-list.txt')
    return readFile(await file.path(), 'utf8')
  }
  const offered = await download()
  await expectToast(page, listToasts.downloaded)
  for (const { name } of packages) expect(offered).toContain(name)
  for (const detail of [defaultCompany.phone, defaultCompany.email]) expect(offered).toContain(detail)

  await visit(quoteHref('item', 'canon-eos-c70', { quantity: 2, from: first, to: last }))
  await expect(lines(page)).toHaveCount(1)
  const selected = await download()
  expect(selected).toContain('- 2 × Canon EOS C70: $1,350')
  expect(selected).toContain(`Dates: ${first} to ${last}`)
  expect(selected).toContain('Estimate for 3 days: $1,350')
  expect(selected).not.toContain(starter)
})

test('a consultation is a call away', async ({ page, visit }) => {
  await visit(pagePaths.quote)
  await awake(page)
  const call = page.getByRole('main').getByRole('link', { name: 'Schedule Consultation' })
  await expect(call).toHaveAttribute('href', phoneHref(defaultCompany))
  await call.scrollIntoViewIfNeeded()
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await call.click()
  await expectToast(page, callToast(defaultCompany))
})

test('all of it can be done with the keyboard', async ({ page, visit }) => {
  await visit(pagePaths.quote)
  await awake(page)
  await add(page, starter).focus()
  await page.keyboard.press('Enter')
  await expect(added(page, starter)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: popularWords.remove(starter), exact: true })).toBeFocused()
  await report(page).getByRole('spinbutton').focus()
  await page.keyboard.press('ArrowUp')
  await expect(equipment(page)).toHaveValue(`- 2 × ${starter}`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(equipment(page)).toHaveValue('')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('packages, information and the form are there, and nothing that would need scripts', async ({
    page,
  }) => {
    await page.goto(pagePaths.quote)
    const main = page.getByRole('main')
    for (const { name } of packages) await expect(main.getByText(name)).toBeVisible()
    for (const { value } of quoteSection.information)
      await expect(main.getByText(value, { exact: true })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Schedule Consultation' })).toBeVisible()
    await expect(form(page).getByRole('button', { name: quoteForm.submit })).toBeVisible()
    await expect(report(page)).toBeHidden()
    await expect(add(page, starter)).toBeHidden()
  })
})
