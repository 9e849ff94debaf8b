import { changeWords, stateWords } from '../../../src/content/desk/changes.ts'
import { inboxWords } from '../../../src/content/desk/inbox.ts'
import { inquiryWords } from '../../../src/content/desk/inquiry.ts'
import { keyWords, paletteWords } from '../../../src/content/desk/keys.ts'
import { ownName, test } from '../../support/desk-test.ts'
import { receive } from '../../support/pages/staff.ts'
import { expect } from '../../support/site-test.ts'

test('everything works without a mouse', async ({ page, request, staff, openDesk }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const name = ownName()
  const older = await receive(request, 'consultation', { data: { name, message: 'First' } })
  const newer = await receive(request, 'podcast', { data: { name, message: 'Second' } })
  await openDesk('/staff', await staff('producer'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { keyboard } = page

  await keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: inboxWords.search })).toBeFocused()
  // All at once: each pause in typing would be a search of its own, whose list replaces the one before.
  await keyboard.insertText(name)
  // The words are marked in the list that was searched, and in no list before it.
  await expect(page.locator('[data-line] mark').first()).toBeVisible()
  await expect(page.locator('[data-line]')).toHaveCount(2)
  await page.getByRole('searchbox').blur()

  await keyboard.press('j')
  await expect(page.locator(`[data-line="${newer}"]`)).toBeFocused()
  await keyboard.press('j')
  await expect(page.locator(`[data-line="${older}"]`)).toBeFocused()
  await keyboard.press('k')
  await keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`at=${newer}`))
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
  await keyboard.press('e')
  await expect(page.getByText(changeWords.status(name, stateWords.contacted))).toBeVisible()
  await keyboard.press('z')
  await expect(page.getByText(changeWords.undone)).toBeVisible()
  await keyboard.press('j')
  await expect(page).toHaveURL(new RegExp(`at=${older}`))
  await expect(page.getByRole('article').getByText('First', { exact: true })).toBeVisible()
  await keyboard.press('n')
  await expect(page.getByLabel(inquiryWords.note)).toBeFocused()
  await keyboard.type('jjk')
  await expect(page.getByLabel(inquiryWords.note)).toHaveValue('jjk')
  await keyboard.press('Control+Enter')
  await expect(page.getByLabel(inquiryWords.note)).toHaveValue('')
  await page.getByLabel(inquiryWords.note).blur()
  await keyboard.press('s')
  // The list of the choices is open, and the focus is in it.
  const focusedField = () => page.evaluate(() => document.activeElement?.closest('select')?.name)
  await expect.poll(focusedField).toBe('status')
  await keyboard.press('Escape')

  await test.step('the palette finds commands and inquiries', async () => {
    await keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: paletteWords.field })).toBeFocused()
    await keyboard.type(newer)
    await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(1)
    await keyboard.press('Enter')
    await expect(page).toHaveURL(`/staff/inquiries/${newer}`)
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
    await keyboard.press('Control+k')
    await expect(page.getByRole('combobox', { name: paletteWords.field })).toBeFocused()
    await keyboard.type('won')
    await keyboard.press('Enter')
    await expect(page.getByText(changeWords.status(name, stateWords.won))).toBeVisible()
  })

  await test.step('help lists the keys, and single keys can be turned off', async () => {
    await keyboard.press('?')
    const help = page.getByRole('dialog', { name: keyWords.title })
    await expect(help).toBeVisible()
    await help.getByRole('switch', { name: keyWords.single }).uncheck()
    await keyboard.press('Escape')
    await expect(help).toBeHidden()
    await keyboard.press('?')
    await expect(help).toBeHidden()
  })
})
