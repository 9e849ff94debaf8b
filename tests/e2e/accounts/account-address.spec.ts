import { accountToasts } from '../../../src/content/account/account.ts'
import { endedText, halfConfirmedText, linkText } from '../../../src/content/account/account-steps.ts'
import { emailPart, ownAccountText } from '../../../src/content/account/own-account.ts'
import { pagePaths, serverPaths } from '../../../src/routes.ts'
import { expectNoViolations } from '../../support/looks/axe.ts'
import { openAccount, part } from '../../support/pages/account-page.ts'
import { createMember, freshAddress, mailedLink, signInElsewhere } from '../../support/pages/accounts.ts'
import { toast } from '../../support/pages/sign-in-page.ts'
import { expect, test } from '../../support/site-test.ts'

test('a new address counts once the links in both mailboxes have been opened', async ({
  page,
  context,
  request,
  troubles,
}) => {
  test.slow()
  troubles.allow(/Status 403: .*\/auth\/v1\/verify/)
  const member = await createMember(request)
  const address = freshAddress()
  await openAccount(page, member.session)
  const email = part(page, emailPart)
  await email.getByRole('button', { name: ownAccountText.change }).click()
  const field = email.getByLabel(emailPart.label)
  await expect(field).toBeFocused()
  await field.fill('nobody')
  await field.press('Enter')
  await expect(email.getByText('Invalid email address')).toBeVisible()
  await field.fill(address)
  await field.press('Enter')
  await expect(toast(page, emailPart.sent)).toBeVisible()
  await expect(email.getByText(emailPart.waiting.title)).toBeVisible()
  await expect(email.getByText(address)).toBeVisible()
  await expect(email.getByText(member.email, { exact: true })).toBeVisible()
  await expectNoViolations(page)

  const tab = await context.newPage()
  const heading = tab.getByRole('heading', { level: 1 })
  const first = await mailedLink(member.email, 'old-address')
  await test.step('the first link says that the other mailbox is still needed', async () => {
    await tab.goto(first)
    await expect(heading).toHaveText(linkText.email_change.heading)
    await tab.getByRole('button', { name: linkText.email_change.submit }).click()
    await expect(heading).toHaveText(halfConfirmedText.heading)
    await expectNoViolations(tab)
    await page.reload()
    await expect(email.getByText(emailPart.waiting.title)).toBeVisible()
  })

  await test.step('the second changes the address and leads to the account', async () => {
    await tab.goto(await mailedLink(address, 'new-address'))
    await tab.getByRole('button', { name: linkText.email_change.submit }).click()
    await expect(tab).toHaveURL(pagePaths.account)
    await expect(toast(tab, accountToasts.addressChanged)).toBeVisible()
    await expect(part(tab, emailPart).getByText(address, { exact: true })).toBeVisible()
    await expect(part(tab, emailPart).getByText(emailPart.waiting.title)).toHaveCount(0)
    await signInElsewhere(request, { email: address })
  })

  await test.step('a link that was used leads back to the account', async () => {
    await tab.goto(first)
    await tab.getByRole('button', { name: linkText.email_change.submit }).click()
    await expect(tab.getByText(endedText.email_change.lead)).toBeVisible()
    await tab.getByRole('link', { name: endedText.email_change.action.label }).click()
    await expect(tab).toHaveURL(pagePaths.account)
  })
})

test('a change of address is called off by keyboard, and its links then open nothing', async ({
  page,
  context,
  request,
  troubles,
}) => {
  troubles.allow(/Status 403: .*\/auth\/v1\/verify/)
  troubles.allow(/^Failed: .*\/functions\/v1\/account\/keep-address/)
  const member = await createMember(request)
  const address = freshAddress()
  await openAccount(page, member.session)
  const email = part(page, emailPart)
  await email.getByRole('button', { name: ownAccountText.change }).press('Enter')
  await page.keyboard.type(address)
  await page.keyboard.press('Enter')
  await expect(email.getByText(emailPart.waiting.title)).toBeVisible()
  const link = await mailedLink(address, 'new-address')
  const keep = email.getByRole('button', { name: emailPart.waiting.keep })

  await test.step('while the server is away, the notice says so and the wish stays', async () => {
    const calls = `**${serverPaths.accountKeepAddress}`
    await page.route(calls, (route) => route.abort('connectionrefused'))
    await keep.press('Enter')
    await expect(email.getByText(/could not reach our server/)).toBeVisible()
    await expect(email.getByText(emailPart.waiting.title)).toBeVisible()
    await expect(keep).toBeFocused()
    await expectNoViolations(page)
    await page.unroute(calls)
  })

  await page.keyboard.press('Enter')
  await expect(toast(page, emailPart.kept)).toBeVisible()
  await expect(email.getByText(emailPart.waiting.title)).toHaveCount(0)
  await expect(email.getByText(member.email, { exact: true })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(email.getByRole('button', { name: ownAccountText.change })).toBeFocused()
  await expectNoViolations(page)

  const tab = await context.newPage()
  await tab.goto(link)
  await tab.getByRole('button', { name: linkText.email_change.submit }).click()
  await expect(tab.getByText(endedText.email_change.lead)).toBeVisible()
  await page.reload()
  await expect(email.getByText(member.email, { exact: true })).toBeVisible()
  await expect(email.getByText(emailPart.waiting.title)).toHaveCount(0)
})
