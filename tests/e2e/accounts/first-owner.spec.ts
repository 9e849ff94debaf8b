import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fieldText } from '../../../src/content/account/account.ts'
import { codeText, endedText, linkText } from '../../../src/content/account/account-steps.ts'
import { codesPart, deletionPart, factorPart, staffNotice } from '../../../src/content/account/own-account.ts'
import { staffPath } from '../../../src/domain/desk/staff-path.ts'
import { pagePaths } from '../../../src/routes.ts'
import { expectNoViolations } from '../../support/looks/axe.ts'
import { part } from '../../support/pages/account-page.ts'
import { authenticator } from '../../support/pages/accounts.ts'
import { accountForm } from '../../support/pages/sign-in-page.ts'
import { freePort } from '../../support/servers/free-port.ts'
import { type ServerProcess, startServer } from '../../support/servers/server-process.ts'
import { test as base, expect } from '../../support/site-test.ts'

/** A site that nobody owns yet. */
const test = base.extend<{ server: ServerProcess; dataDir: string }>({
  dataDir: async ({ browserName: _ }, use) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'first-owner-'))
    await use(dataDir)
    await rm(dataDir, { recursive: true, force: true })
  },
  server: async ({ dataDir }, use) => {
    const server = await startServer({ DATA_DIR: dataDir, PORT: String(await freePort()) })
    await use(server)
    await server.end('SIGTERM')
  },
  origin: async ({ server }, use) => use(server.address),
})

function printedLink(output: string): string {
  return /https?:\/\/\S+\/auth#\S+/.exec(output)?.[0] ?? ''
}

test('the link on the terminal leads to an account, a second factor and the desk, with the keyboard alone', async ({
  page,
  server,
  dataDir,
  troubles,
}) => {
  test.slow()
  troubles.allow(/Status (403|409|422): .*\/account\//)
  const link = printedLink(server.output())
  const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token_hash') ?? ''
  expect(token).toMatch(/^[\w-]{43}$/)
  const heading = page.getByRole('heading', { level: 1 })
  const { keyboard } = page

  await test.step('the account', async () => {
    await page.goto(link)
    await expect(heading).toHaveText(linkText.first_owner.heading)
    await expect(accountForm(page)).toHaveAttribute('data-enhanced', 'true')
    expect(page.url()).not.toContain(token)
    await expectNoViolations(page)
    await page.getByLabel(fieldText.displayName).focus()
    await keyboard.type('Ada Lovelace')
    await keyboard.press('Tab')
    await expect(page.getByLabel(fieldText.email)).toBeFocused()
    await keyboard.type('ada@example.com')
    await keyboard.press('Tab')
    await keyboard.type('password')
    await keyboard.press('Enter')
    const password = accountForm(page).locator('input[name="password"]')
    await expect(password).toHaveAttribute('aria-invalid', 'true')
    await expect(password).toBeFocused()
    await password.fill('a film in three acts')
    await keyboard.press('Enter')
    await expect(page).toHaveURL(pagePaths.account)
  })

  await test.step('the second factor and its recovery codes', async () => {
    await expect(page.getByText(staffNotice.closed.title)).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: staffNotice.closed.action }).focus()
    await keyboard.press('Enter')
    const section = part(page, factorPart)
    await expect(section.getByRole('button', { name: factorPart.add })).toBeFocused()
    await keyboard.press('Enter')
    await expect(section.getByLabel(factorPart.nameLabel)).toBeFocused()
    await keyboard.type('Phone')
    await keyboard.press('Enter')
    await expect(section.getByRole('heading', { name: factorPart.scan.heading })).toBeFocused()
    const app = await authenticator((await section.locator('code').textContent()) ?? '')
    await section.getByLabel(codeText.label).fill(app.freshCode())
    await keyboard.press('Enter')
    await expect(section.getByRole('list', { name: codesPart.shown.list })).toBeVisible()
    await expect(page.getByText(staffNotice.open.title)).toBeVisible()
    await expectNoViolations(page)
  })

  await test.step('the only owner’s account stays', async () => {
    await part(page, deletionPart).getByRole('button', { name: deletionPart.action }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: deletionPart.dialog.confirm }).click()
    await expect(dialog.getByText('You are the only owner of this site').first()).toBeVisible()
    await dialog.getByRole('button', { name: deletionPart.dialog.cancel }).click()
  })

  await test.step('the desk', async () => {
    await page.getByRole('button', { name: staffNotice.kept }).focus()
    await keyboard.press('Enter')
    await expect(page).toHaveURL(staffPath)
  })

  await test.step('the link is over, and no other is printed; the log never had it', async () => {
    await page.evaluate(() => localStorage.clear())
    await page.goto(link)
    await page.getByLabel(fieldText.displayName).fill('Eve')
    await page.getByLabel(fieldText.email).fill('eve@example.com')
    await accountForm(page).locator('input[name="password"]').fill('a film in four acts')
    await keyboard.press('Enter')
    await expect(heading).toHaveText(endedText.first_owner.heading)
    await expectNoViolations(page)

    const logged = server
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'))
    expect(logged.join('\n')).not.toContain(token)
    await page.goto('about:blank')
    await server.end('SIGTERM')
    const again = await startServer({ DATA_DIR: dataDir })
    expect(printedLink(again.output())).toBe('')
    await again.end('SIGTERM')
  })
})
