import { callToast } from '../../../src/content/company/call-link.ts'
import { defaultCompany, phoneHref } from '../../../src/content/company/company.ts'
import { packages } from '../../../src/content/equipment/packages.ts'
import { quoteForm, quoteSection } from '../../../src/content/forms/quote-form.ts'
import { dateWords, listToasts, popularWords, reportWords } from '../../../src/content/quote/quote-words.ts'
import { addDays } from '../../../src/domain/calendar-day.ts'
import { quoteHref } from '../../../src/domain/equipment/quote-href.ts'
import { formatDollars } from '../../../src/domain/format-dollars.ts'
import { portlandDay } from '../../../src/domain/portland-day.ts'
import { anchors, pagePaths, serverPaths } from '../../../src/routes.ts'
import { expectToast } from '../../support/pages/expect-toast.ts'
import {
  add,
  added,
  awake,
  download,
  equipment,
  expectReceived,
  fillInPerson,
  first,
  form,
  last,
  lines,
  professional,
  projectDate,
  report,
  send,
  starter,
  studio,
  total,
} from '../../support/pages/quote-page.ts'
import { test as readingTest } from '../../support/reading-test.ts'
import { expect, test, wake } from '../../support/site-test.ts'

readingTest(
  'the page shows how to reach the company, what packages cost and what a quote promises',
  async ({ read }) => {
    const page = await read(pagePaths.quote)
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
      await expect(main.getByText(name)).toBeVisible()
      const line = main.getByRole('listitem').filter({ hasText: name })
      await expect(line).toContainText(`${formatDollars(price)}${term}`)
    }
    for (const { value } of quoteSection.information)
      await expect(main.getByText(value, { exact: true })).toBeVisible()
  },
)

readingTest('without scripts, the form is there, and nothing that needs scripts', async ({ read }) => {
  const page = await read(pagePaths.quote)
  await expect(page.getByRole('main').getByRole('link', { name: 'Schedule Consultation' })).toBeVisible()
  await expect(form(page).getByRole('button', { name: quoteForm.submit })).toBeVisible()
  await expect(report(page)).toBeHidden()
  await expect(add(page, starter)).toBeHidden()
})

test('a package is added once, marked, written into the request, and can be removed', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.quote)
  await awake(page)
  await expect(report(page)).toContainText(reportWords.empty)
  await equipment(page).fill('Two rooms, one keynote.')
  await add(page, starter).click()
  await expectToast(page, listToasts.added(starter))
  await expect(equipment(page)).toHaveValue(`Two rooms, one keynote.\n- ${starter}`)
  await expect(lines(page)).toHaveCount(1)
  await expect(total(page)).toContainText('$5,850')
  await add(page, professional).click()
  await expect(total(page)).toContainText('$16,900')

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

  const offered = await download(page)
  await expectToast(page, listToasts.downloaded)
  for (const { name } of packages) expect(offered).toContain(name)
  for (const detail of [defaultCompany.phone, defaultCompany.email]) expect(offered).toContain(detail)
})

test('the list works by keyboard and ignores the text of the request, and a consultation is a call', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.quote)
  await awake(page)

  await test.step('the text of the request adds nothing to the list and removes nothing', async () => {
    await equipment(page).fill(`- 2 x ${professional}\n- A ladder`)
    await equipment(page).blur()
    await add(page, starter).click()
    await expect(lines(page)).toHaveText([new RegExp(starter)])
    await expect(add(page, professional)).toBeVisible()
    await equipment(page).fill('- A ladder')
    await equipment(page).blur()
    await expect(added(page, starter)).toBeVisible()
    await expect(lines(page)).toHaveCount(1)
    await page.getByRole('button', { name: popularWords.remove(starter), exact: true }).click()
    await expect(lines(page)).toHaveCount(0)
    await expect(equipment(page)).toHaveValue('- A ladder')
  })

  await test.step('a line that the visitor changed stays unchanged, also after a reload', async () => {
    const changed = `- 2 × ${starter}, if you have them`
    await add(page, starter).click()
    await expect(equipment(page)).toHaveValue(`- A ladder\n- ${starter}`)
    await equipment(page).fill(changed)
    await page.reload()
    await wake(page)
    await awake(page)
    await expect(lines(page)).toHaveCount(1)
    await expect(report(page).getByRole('spinbutton')).toHaveValue('1')
    await expect(equipment(page)).toHaveValue(changed)
    await page.getByRole('button', { name: popularWords.remove(starter), exact: true }).click()
    await expect(lines(page)).toHaveCount(0)
    await expect(equipment(page)).toHaveValue(changed)
    await equipment(page).fill('')
  })

  await test.step('the list can be used by keyboard alone', async () => {
    await add(page, starter).focus()
    await page.keyboard.press('Enter')
    await expect(added(page, starter)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: popularWords.remove(starter), exact: true })).toBeFocused()
    await report(page).getByRole('spinbutton').focus()
    await page.keyboard.press('ArrowUp')
    await expect(report(page).getByRole('spinbutton'), 'the gear is there once').toHaveValue('1')
    await expect(report(page).getByRole('link', { name: reportWords.limit.action })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(equipment(page)).toHaveValue('')
  })

  await test.step('the consultation link dials the company', async () => {
    const call = page.getByRole('main').getByRole('link', { name: 'Schedule Consultation' })
    await expect(call).toHaveAttribute('href', phoneHref(defaultCompany))
    await call.scrollIntoViewIfNeeded()
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
    await call.click()
    await expectToast(page, callToast(defaultCompany))
  })
})

test('two tabs share one list, keep their own text, and do not invalidate each other’s security token', async ({
  page,
  context,
  visit,
}) => {
  await visit(pagePaths.quote)
  await awake(page)
  await equipment(page).fill('Written in the first tab.')
  const other = await context.newPage()
  await other.goto(pagePaths.quote)
  await wake(other)
  await awake(other)
  await add(other, starter).click()
  await expect(equipment(other)).toHaveValue(`- ${starter}`)
  await expect(equipment(page)).toHaveValue(`Written in the first tab.\n- ${starter}`)
  await expect(added(page, starter)).toBeVisible()
  await page.getByRole('button', { name: popularWords.remove(starter), exact: true }).click()
  await expect(equipment(other)).toHaveValue('')
  await expect(add(other, starter)).toBeVisible()

  await fillInPerson(page)
  await fillInPerson(other)
  for (const tab of [other, page]) {
    await tab.bringToFront()
    await send(tab)
    await expectReceived(tab)
  }
})

test('quantities up to the stock and dates change the estimate, invalid dates show errors, and steps are counted', async ({
  page,
  visit,
}) => {
  const steps: number[] = []
  await page.route(`**${serverPaths.analytics}`, async (route) => {
    for (const event of route.request().postDataJSON().events) {
      if (event.name === 'quote_step') steps.push(event.step)
    }
    await route.continue()
  })
  await visit(quoteHref('item', 'canon-eos-c70'))
  await awake(page)

  await test.step('a quantity changes the total, is corrected and limited to the stock', async () => {
    const quantity = report(page).getByRole('spinbutton', { name: reportWords.quantity('Canon EOS C70') })
    const more = report(page).getByRole('link', { name: reportWords.limit.action })
    await expect(more).toBeHidden()
    await quantity.fill('3')
    await expect(quantity).toHaveValue('2')
    await expect(equipment(page)).toHaveValue('- 2 × Canon EOS C70')
    await expect(total(page)).toHaveText(`${reportWords.total(1)} $450`)
    await quantity.fill('')
    await quantity.blur()
    await expect(quantity).toHaveValue('2')
    await expect(more).toHaveAttribute('href', `#${anchors.quoteForm}`)
  })

  const [from, to] = [report(page).getByLabel(dateWords.from), report(page).getByLabel(dateWords.to)]
  await test.step('the list with its dates can be downloaded, which counts as the third step', async () => {
    await from.focus()
    await expect(from).toHaveAttribute('min', portlandDay(new Date()))
    await from.fill(first)
    await to.fill(last)
    await expect(total(page)).toHaveText(`${reportWords.total(3)} $1,350`)
    await expect(projectDate(page)).toHaveValue(first)
    const selected = await download(page)
    await expectToast(page, listToasts.downloaded)
    expect(selected).toContain('- 2 × Canon EOS C70 at $225/day, 3 days: $1,350')
    expect(selected).toContain(`Dates: ${first} to ${last}`)
    expect(selected).toContain('Estimate for 3 days: $1,350')
    for (const { name } of packages) expect(selected).toContain(name)
    await expect.poll(() => steps).toEqual([1, 2, 3])
  })

  await test.step('over ten days, a package is charged once per term, and the line says so', async () => {
    for (const name of [starter, studio]) await add(page, name).click()
    await to.fill(addDays(first, 9))
    await expect(lines(page)).toHaveText([
      /10 days.*\$4,500/,
      /10 × 5 hours, one a day.*\$58,500/,
      /5 × 2 days.*\$87,750/,
    ])
    await expect(total(page)).toHaveText(`${reportWords.total(10)} $150,750`)
    for (const name of [starter, studio]) {
      await page.getByRole('button', { name: popularWords.remove(name), exact: true }).click()
    }
  })

  await test.step('the project date follows the first day until the visitor chooses another', async () => {
    await from.fill(addDays(first, 1))
    await expect(projectDate(page)).toHaveValue(addDays(first, 1))
    await projectDate(page).fill(addDays(first, -1))
    await from.fill(first)
    await expect(total(page)).toContainText(reportWords.total(10))
    await expect(projectDate(page)).toHaveValue(addDays(first, -1))
  })

  await test.step('impossible dates show an error and do not change the estimate', async () => {
    await to.fill(addDays(first, -1))
    await expect(to).toHaveAccessibleDescription(dateWords.order)
    await expect(total(page)).toHaveText(`${reportWords.total(1)} $450`)
    await to.fill(addDays(first, 90))
    await expect(to).toHaveAccessibleDescription(dateWords.long)
    await from.fill('2020-01-01')
    await expect(from).toHaveAccessibleDescription(dateWords.past)
  })
})
