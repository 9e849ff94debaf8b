import type { Locator, Page } from '@playwright/test'
import { finderWords, inventoryWords } from '../../../src/content/equipment/equipment.ts'
import { listToasts, reportWords } from '../../../src/content/quote/quote-words.ts'
import { quoteListLink } from '../../../src/content/shell/shell.ts'
import { pagePaths } from '../../../src/routes.ts'
import { holdBack } from '../../support/hold-back.ts'
import { expectToast } from '../../support/pages/expect-toast.ts'
import { lines, names, section, tab } from '../../support/pages/inventory.ts'
import { report } from '../../support/pages/quote-page.ts'
import { expect, pathOfNewTab, test, wake } from '../../support/site-test.ts'

const lens = 'Sigma 18-35mm T2 Cine'

function row(page: Page, name: string): Locator {
  const ownName = page.getByRole('paragraph').getByText(name, { exact: true })
  return page.getByRole('main').locator('ol > li').filter({ has: ownName })
}

function addLink(page: Page, name: string): Locator {
  return row(page, name).getByRole('link', { name: `${inventoryWords.action}: ${name}` })
}

function more(page: Page, name: string): Locator {
  return row(page, name).getByRole('button', { name: inventoryWords.more(name) })
}

function headerList(page: Page): Locator {
  return page.getByRole('banner').getByRole('link', { name: 'Quote list' })
}

const place = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Turns the wheel until the target is near the middle of the window. */
async function wheelTo(page: Page, target: Locator): Promise<void> {
  const { height } = page.viewportSize() ?? { height: 0 }
  await page.mouse.move(10, height / 2)
  const turn = async () => {
    const ahead = ((await target.boundingBox())?.y ?? 1_000) - height / 2
    if (Math.abs(ahead) <= 150) return true
    await page.mouse.wheel(0, Math.max(-600, Math.min(600, ahead)))
    if (Math.abs(ahead) < 1_200) await expectStill(page)
    return false
  }
  await expect.poll(turn, { intervals: [50] }).toBe(true)
  await expectStill(page)
}

async function expectStill(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const before = scrollY
        for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame)
        return scrollY - before
      }),
    )
    .toBe(0)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a lens added in the list is counted in the header, and still there after Back and a reload', async ({
    page,
    visit,
  }) => {
    await visit(pagePaths.home)
    await expect(headerList(page)).toHaveCount(0)
    await wheelTo(page, section(page).getByRole('link', { name: 'Lenses' }).or(tab(page, 'lenses')))
    await section(page).getByRole('link', { name: 'Lenses' }).or(tab(page, 'lenses')).tap()
    await expect(tab(page, 'lenses')).toHaveAttribute('aria-selected', 'true')
    await wheelTo(page, addLink(page, lens))
    const before = await place(page)
    const height = (await row(page, lens).boundingBox())?.height
    await addLink(page, lens).tap()

    await expect(row(page, lens)).toContainText(inventoryWords.added(1))
    await expectToast(page, listToasts.added(lens))
    await expect(headerList(page)).toHaveAccessibleName(quoteListLink.label(1))
    await expect(more(page, lens)).toBeFocused()
    expect(await place(page)).toBe(before)
    expect((await row(page, lens).boundingBox())?.height).toBe(height)
    await more(page, lens).tap()
    await expect(row(page, lens).getByRole('status')).toHaveText(`${lens}: ${inventoryWords.added(2)}`)
    await expect(headerList(page)).toHaveAccessibleName(quoteListLink.label(2))
    // The company owns two of this lens.
    await row(page, lens)
      .getByRole('button', { name: inventoryWords.most(lens, 2) })
      .tap({ force: true })
    await expect(row(page, lens)).toContainText(inventoryWords.added(2))
    await expect(page).toHaveURL('/?category=lenses')
    expect(await place(page)).toBe(before)

    await headerList(page).tap()
    await expect(page).toHaveURL(quoteListLink.href)
    await expect(report(page).getByRole('spinbutton', { name: reportWords.quantity(lens) })).toHaveValue('2')
    await expect(report(page)).toBeInViewport()

    await page.goBack()
    await expect(tab(page, 'lenses')).toHaveAttribute('aria-selected', 'true')
    await expect(row(page, lens)).toContainText(inventoryWords.added(2))
    await expect.poll(() => place(page)).toBe(before)

    await page.reload()
    await wake(page)
    await expect(tab(page, 'lenses')).toHaveAttribute('aria-selected', 'true')
    await expect(row(page, lens)).toContainText(inventoryWords.added(2))
    await expect(headerList(page)).toHaveAccessibleName(quoteListLink.label(2))
    await expect.poll(() => place(page)).toBe(before)
  })

  test('a search, its order and the scroll position survive Back and a reload', async ({ page, visit }) => {
    await visit(pagePaths.home)
    const search = section(page).getByRole('searchbox')
    const sort = section(page).getByRole('combobox')
    await wheelTo(page, search)
    const steps = await page.evaluate(() => history.length)
    await search.pressSequentially('canon')
    await sort.selectOption({ label: 'Rate, high to low' })
    await expect(page).toHaveURL('/?q=canon&order=rate-high')
    expect(await page.evaluate(() => history.length)).toBe(steps)
    const found = await names(page)
    expect(found).toHaveLength(12)
    await wheelTo(page, lines(page).last())
    const before = await place(page)

    async function expectTheSame(): Promise<void> {
      await expect.poll(() => names(page)).toEqual(found)
      await expect(search).toHaveValue('canon')
      await expect(sort).toHaveValue('rate-high')
      await expect.poll(() => place(page)).toBe(before)
    }
    await page.reload()
    await wake(page)
    await expectTheSame()
    await page.goto(pagePaths.terms)
    await page.goBack()
    await wake(page)
    await expectTheSame()
    await search.fill('')
    await expect(page).toHaveURL('/?order=rate-high')
  })
})

test('the equipment list has the same search, works by keyboard, and adding moves nothing in the header', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.equipmentList)
  const search = page.getByRole('searchbox', { name: inventoryWords.search })
  await search.focus()
  await page.keyboard.type('liveu')
  const unit = 'LiveU LU800'
  const menu = page.getByRole('banner').getByRole('button', { name: 'Work' })
  const menuPlace = await menu.boundingBox()
  await expect(page.getByRole('status').first()).toHaveText(/^\d of 66 items$/)
  await expect(page.getByRole('region', { name: 'Cameras' })).toBeHidden()
  await expect(page).toHaveURL(`${pagePaths.equipmentList}?q=liveu`)

  await addLink(page, unit).focus()
  await page.keyboard.press('Enter')
  await expect(headerList(page)).toHaveAccessibleName(quoteListLink.label(1))
  expect(await menu.boundingBox()).toEqual(menuPlace)
  await page.keyboard.press('Shift+Tab')
  const remove = row(page, unit).getByRole('button', { name: reportWords.remove(unit) })
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await expectToast(page, listToasts.removed(unit))
  await expect(addLink(page, unit)).toBeFocused()
  await expect(headerList(page)).toHaveCount(0)
  const path = await pathOfNewTab(page, () => addLink(page, unit).click({ modifiers: ['ControlOrMeta'] }))
  expect(path).toBe(pagePaths.quote)
  await expect(page).toHaveURL(`${pagePaths.equipmentList}?q=liveu`)
})

test('the quote page finds single items, adds them to its list, and links to all results', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.quote)
  const search = page.getByRole('searchbox', { name: inventoryWords.search })
  await search.fill('sennheiser mke')
  await addLink(page, 'Sennheiser MKE 600').click()
  await expect(row(page, 'Sennheiser MKE 600')).toContainText(inventoryWords.added(1))
  const quantity = report(page).getByRole('spinbutton', { name: reportWords.quantity('Sennheiser MKE 600') })
  await expect(quantity).toHaveValue('1')
  await expect(page).toHaveURL(`${pagePaths.quote}?q=sennheiser+mke`)
  await search.fill('zeppelin')
  await expect(page.getByText(finderWords.none)).toBeVisible()
  await search.fill('canon')
  await page.getByRole('link', { name: finderWords.all(12) }).click()
  await expect(page).toHaveURL(`${pagePaths.equipmentList}?q=canon`)
  await expect(page.getByRole('searchbox')).toHaveValue('canon')
  await page.goBack()
  await expect(search).toHaveValue('canon')
})

test('an item clicked before its code loads is added on the quote page; a modified click opens a new tab', async ({
  page,
  visit,
}) => {
  await holdBack(page, /\/assets\/equipment-section-[^/]+\.js$/)
  await visit(pagePaths.home)
  const camera = 'Canon EOS C70'
  const path = await pathOfNewTab(page, () =>
    addLink(page, 'Canon EOS C80').click({ modifiers: ['ControlOrMeta'] }),
  )
  expect(path).toBe(pagePaths.quote)
  // Browsers do not serialize two tabs that write at the same moment.
  await expect(headerList(page)).toHaveAccessibleName(quoteListLink.label(1))
  await addLink(page, camera).click()
  await expect(page).toHaveURL(new RegExp(`^[^?]*${pagePaths.quote}`))
  await expect(headerList(page)).toHaveAccessibleName(quoteListLink.label(2))
})
