import { shellWords } from '../../../src/content/desk/desk.ts'
import { checkWords, healthWords, testInquiryFields, testWords } from '../../../src/content/desk/health.ts'
import { keyWords } from '../../../src/content/desk/keys.ts'
import { test } from '../../support/desk-test.ts'
import { expect } from '../../support/site-test.ts'

test('an owner sees that everything works, sends a test inquiry, and finds the inbox as it was', async ({
  page,
  staff,
  openDesk,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDesk('/staff', await staff('owner'))
  await page.getByRole('button', { name: shellWords.person }).click()
  await page.getByRole('link', { name: shellWords.health }).click()
  await expect(page).toHaveURL('/staff/health')
  await expect(page.getByRole('heading', { name: healthWords.title, level: 1 })).toBeVisible()
  const lineOf = (name: keyof typeof checkWords) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: checkWords[name], exact: true }) })
  await expect(lineOf('database')).toContainText(healthWords.states.good)
  await expect(lineOf('spool')).toContainText(healthWords.states.good)
  // The site under test writes its mail to files and has never been backed up.
  await expect(lineOf('mail')).toContainText(healthWords.states.warn)
  await expect(lineOf('backup')).toContainText('npm run backup')

  await page.getByRole('button', { name: testWords.send }).click()
  await page.setViewportSize({ width: 1280, height: 844 })
  const legs = page.getByRole('region', { name: testWords.title }).getByRole('listitem')
  await expect(page.getByText(testWords.good)).toBeVisible()
  for (const leg of ['stored', 'announced', 'listed', 'owner', 'visitor', 'removed'] as const) {
    await expect(legs.filter({ hasText: testWords.legs[leg] })).toContainText(testWords.states.done)
  }
  await expect(legs.filter({ hasText: testWords.noWebhook })).toHaveCount(1)

  await page.goto(`/staff/inbox?view=all&q=${encodeURIComponent(testInquiryFields.name)}`)
  await expect(page.getByText('Nothing matches')).toBeVisible()
})

test('Health has a key and a place in the help; whoever may not see it does not', async ({
  page,
  browser,
  staff,
  openDesk,
  troubles,
}) => {
  await openDesk('/staff', await staff('producer'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: keyWords.title })).toContainText(shellWords.health)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: keyWords.title })).toBeHidden()
  await page.keyboard.press('g')
  await page.keyboard.press('h')
  await expect(page.getByRole('heading', { name: checkWords.database })).toBeVisible()
  await expect(page.getByRole('button', { name: testWords.send })).toHaveCount(0)

  await test.step('a look that fails keeps what was seen', async () => {
    troubles.allow(/Status 503/)
    await page.route('**/desk/v1/health', (route) => route.fulfill({ status: 503, json: {} }))
    await page.getByRole('button', { name: healthWords.refresh }).click()
    await expect(page.getByText(healthWords.outdated)).toBeVisible()
    await expect(page.getByRole('heading', { name: checkWords.database })).toBeVisible()
    await page.unroute('**/desk/v1/health')
    await page.getByRole('button', { name: healthWords.refresh }).click()
    await expect(page.getByText(healthWords.outdated)).toBeHidden()
  })

  const context = await browser.newContext()
  const window = await openDesk('/staff/health', await staff('viewer'), context)
  await expect(window.getByRole('heading', { name: shellWords.notFound.title })).toBeVisible()
  await context.close()
})
