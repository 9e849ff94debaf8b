import { fieldText, signInText, signUpText } from '../../src/content/account.ts'
import {
  codeText,
  expiredText,
  forgottenText,
  linkText,
  mailSentText,
  newPasswordText,
} from '../../src/content/account-steps.ts'
import { pagePaths, serverPaths } from '../../src/routes.ts'
import {
  callAccounts,
  createMember,
  enrolFactor,
  freshAddress,
  mailedLink,
  storeSession,
} from '../support/accounts.ts'
import { expectNoViolations } from '../support/axe.ts'
import { looks } from '../support/looks.ts'
import { accountForm, fillIn, signIn } from '../support/sign-in-page.ts'
import { expect, test } from '../support/site-test.ts'
import { storeSettings } from '../support/store-settings.ts'

const places = [
  ...looks,
  { name: 'on a small phone with 200 % text', width: 320, settings: { fontSizePercent: 200 } },
]

// Motion is stilled, so that colors are judged when they have settled.
test.use({ reducedMotion: 'reduce' })

for (const { name, width, settings } of places) {
  test(`the views of a stranger have no violation ${name}`, async ({ page, visit, troubles }) => {
    test.slow()
    troubles.allow(/Status 40[03]: .*\/auth\/v1\/(token|verify)/)
    await page.setViewportSize({ width, height: 900 })
    await storeSettings(page, settings)
    const judge = async (heading: string) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expectNoViolations(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await visit(pagePaths.auth)
    await judge(signInText.heading)
    await signIn(page, freshAddress(), 'wrong')
    await expect(accountForm(page).getByText('Invalid login credentials')).toBeVisible()
    await judge(signInText.heading)
    await page.getByRole('button', { name: signInText.toggle }).click()
    await fillIn(page, 'nobody', '')
    await accountForm(page).getByRole('button', { name: signUpText.submit }).click()
    await expect(accountForm(page).getByText('Display name is required')).toBeVisible()
    await judge(signUpText.heading)
    await page.getByRole('button', { name: signUpText.toggle, exact: true }).click()
    await page.getByRole('button', { name: signInText.forgotten }).click()
    await judge(forgottenText.heading)
    await accountForm(page).getByLabel(fieldText.email).fill(freshAddress())
    await page.getByRole('button', { name: forgottenText.submit }).click()
    await judge(mailSentText.heading)
    await page.goto(`${pagePaths.auth}#token_hash=nothing&type=signup&next=%2F`)
    await judge(linkText.signup.heading)
    await page.getByRole('button', { name: linkText.signup.submit }).click()
    await judge(expiredText.heading)
  })

  test(`the views of a member have no violation ${name}`, async ({ page, request, visit }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await storeSettings(page, settings)
    const member = await createMember(request)
    await callAccounts(request, serverPaths.authRecover, { email: member.email })
    await visit(pagePaths.terms)
    await page.goto(await mailedLink(member.email, 'reset'))
    await page.getByRole('button', { name: linkText.recovery.submit }).click()
    await expect(page.getByLabel(newPasswordText.label)).toBeVisible()
    await expectNoViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await page.getByRole('button', { name: newPasswordText.submit }).click()
    await expect(
      accountForm(page)
        .getByText(/at least 6 characters/i)
        .first(),
    ).toBeVisible()
    await expectNoViolations(page)
  })

  test(`the code and the header of a member have no violation ${name}`, async ({ page, request, visit }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await storeSettings(page, settings)
    const member = await createMember(request)
    await enrolFactor(request, member)
    await visit(pagePaths.auth)
    await signIn(page, member.email)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(codeText.heading)
    await expectNoViolations(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

test('the header of a member fits every width', async ({ page, request, visit }) => {
  const { session } = await createMember(request)
  await storeSession(page, session)
  await visit(pagePaths.terms)
  for (const width of [320, 390, 768, 992, 1024, 1152, 1184, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await page.waitForFunction((wide) => innerWidth === wide, width)
    const banner = page.getByRole('banner')
    const menu = banner.getByRole('button', { name: 'Menu', exact: true })
    const inquiries = banner.getByRole('link', { name: 'My Inquiries' })
    const isNarrow = await menu.isVisible()
    if (isNarrow) await menu.click()
    await expect(inquiries).toBeVisible()
    await expect(banner.getByRole('button', { name: 'Sign Out' })).toBeVisible()
    await page.keyboard.press('Escape')
    // It closes in a movement; meanwhile a wider header would show the link as well.
    if (isNarrow) await expect(inquiries).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
