import { kits } from '../../../src/content/equipment/kits.ts'
import { priceOf } from '../../../src/content/quote/quote-catalog.ts'
import { dateWords, listToasts, reportWords } from '../../../src/content/quote/quote-words.ts'
import { customizeHref, quoteHref } from '../../../src/domain/equipment/quote-href.ts'
import { pagePaths } from '../../../src/routes.ts'
import { expectToast } from '../../support/pages/expect-toast.ts'
import {
  awake,
  equipment,
  first,
  form,
  last,
  lines,
  projectDate,
  report,
  total,
} from '../../support/pages/quote-page.ts'
import { expect, test, wake } from '../../support/site-test.ts'

test('a link adds its item, quantity and dates; the address drops them; a reload adds nothing', async ({
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
  await expect(projectDate(page)).toHaveValue(first)

  await page.reload()
  await wake(page)
  await awake(page)
  await expect(equipment(page)).toHaveValue('- 2 × Canon EOS C70')
  await expect(total(page)).toHaveText(`${reportWords.total(3)} $1,350`)
  await expect(report(page).getByLabel(dateWords.to)).toHaveValue(last)
  await expect(projectDate(page)).toHaveValue(first)
})

test('kits are added whole or item by item, unknown items are ignored, and nothing is added twice', async ({
  page,
  visit,
}) => {
  const follow = (href: string) => page.evaluate((url) => history.replaceState(null, '', url), href)

  await test.step('a kit is added as one line with its rate', async () => {
    await visit(quoteHref('kit', 'training'))
    await expect(lines(page)).toHaveText([/Youth Training kit/])
    await expect(lines(page)).toContainText('Educational rates')
    await expect(total(page)).toContainText(reportWords.without(['Youth Training kit']))
    await awake(page)
  })

  await test.step('an unknown item is ignored', async () => {
    await follow(quoteHref('item', 'no-such-camera'))
    await expect(page).toHaveURL(pagePaths.quote)
    await expect(equipment(page)).toHaveValue('- Youth Training kit')
  })

  const gear = kits.find(({ id }) => id === 'essentials')?.categories.flatMap((each) => each.gear) ?? []
  const written = gear.map(({ itemId, quantity }) => {
    const name = priceOf('item', itemId)?.name
    return quantity === 1 ? `- ${name}` : `- ${quantity} × ${name}`
  })
  await test.step('a kit to customize is added item by item', async () => {
    await follow(customizeHref('essentials'))
    await expect(lines(page)).toHaveCount(1 + gear.length)
    await expect(equipment(page)).toHaveValue(['- Youth Training kit', ...written].join('\n'))
  })

  await test.step('clearing the address keeps focus and scroll position', async () => {
    await form(page).getByLabel('First Name').focus()
    const before = await page.evaluate(() => scrollY)
    await follow(quoteHref('item', 'canon-eos-c70'))
    await expect(page).toHaveURL(pagePaths.quote)
    await expectToast(page, listToasts.added('Canon EOS C70'))
    await expect(form(page).getByLabel('First Name')).toBeFocused()
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(400)
  })

  await test.step('the same item is not added a second time', async () => {
    await follow(quoteHref('item', 'canon-eos-c70', { quantity: 3 }))
    await expectToast(page, listToasts.there('Canon EOS C70'))
    await expect(equipment(page)).toHaveValue(/\n- Canon EOS C70$/)
    await expect(lines(page)).toHaveCount(2 + gear.length)
  })
})

test('a kit added on another page is on the list once, also after Back and Forward', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.gearList)
  await page.getByRole('link', { name: 'Request This Kit: Canon Essentials' }).click()
  await expectToast(page, listToasts.added('Canon Essentials kit'))
  await expect(page).toHaveURL(pagePaths.quote)
  await awake(page)
  await equipment(page).fill('- Canon Essentials kit\nwith a second light')
  await page.goBack()
  await expect(page).toHaveURL(pagePaths.gearList)
  await page.goForward()
  await expect(page).toHaveURL(pagePaths.quote)
  await awake(page)
  await expect(equipment(page)).toHaveValue('- Canon Essentials kit\nwith a second light')
  await expect(lines(page)).toHaveCount(1)
})
