import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calendarWords as words } from '../../../src/content/desk/hours.ts'
import { settingsWords } from '../../../src/content/desk/settings.ts'
import { portlandTimeZone } from '../../../src/domain/portland-day.ts'
import { pagePaths } from '../../../src/routes.ts'
import { test } from '../../support/desk-test.ts'
import { expectNoViolations } from '../../support/looks/axe.ts'
import { createStaff } from '../../support/pages/staff.ts'
import { freePort } from '../../support/servers/free-port.ts'
import { type ServerProcess, startServer } from '../../support/servers/server-process.ts'
import { changeSiteDatabase } from '../../support/servers/site-database.ts'
import { expect } from '../../support/site-test.ts'

// The hours are on every page, so these tests have a site of their own.
test.describe.configure({ mode: 'serial' })
const shared = { address: process.env.SITE_ADDRESS, dataDir: process.env.SITE_DATA_DIR }
let server: ServerProcess
let dataDir = ''

test.beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'site-hours-'))
  const env = { DATA_DIR: dataDir, PORT: String(await freePort()), TRUSTED_PROXIES: '127.0.0.1' }
  server = await startServer(env)
  Object.assign(process.env, { SITE_ADDRESS: server.address, SITE_DATA_DIR: dataDir })
})

test.afterAll(async () => {
  Object.assign(process.env, { SITE_ADDRESS: shared.address, SITE_DATA_DIR: shared.dataDir })
  await server.end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
})

/** As another owner saves it. */
const mornings = {
  timeZone: portlandTimeZone,
  hours: Array.from({ length: 7 }, () => [{ from: 7 * 60, to: 11 * 60 }]),
  federalHolidays: true,
  closedDays: [],
}

for (const { width, closes, zone, shown, reads } of [
  {
    width: 390,
    closes: '16:30',
    zone: 'America/Los_Angeles',
    shown: 'Mon-Fri 9AM-6PM',
    reads: 'Mon-Fri 9AM-4:30PM PT (12PM-7:30PM EST)',
  },
  {
    width: 1280,
    closes: '17:00',
    zone: 'America/New_York',
    shown: 'Mon-Fri 9AM-4:30PM',
    reads: 'Mon-Fri 9AM-5PM ET',
  },
]) {
  test(`an owner changes the hours at ${width} px, and the contact section follows`, async ({
    page,
    request,
    openDesk,
    troubles,
  }) => {
    test.slow()
    troubles.allow(/Status 409: .*\/settings\/calendar/)
    await page.setViewportSize({ width, height: 844 })
    const owner = await createStaff(request, 'owner', 'Ada Lovelace')
    await openDesk('/staff/settings/hours', owner)
    const elsewhere = await openDesk('/staff/settings/hours', owner, page.context())
    await expect(elsewhere.getByLabel(words.zone.label)).toHaveValue('America/Los_Angeles')
    const preview = page.getByRole('region', { name: words.preview.heading })
    await expect(preview).toContainText(shown)

    // A mistake is named at its field, and nothing typed is lost by leaving.
    const closing = page.getByLabel(words.week.closes('Monday'))
    await closing.fill('08:00')
    await page.getByRole('button', { name: settingsWords.save, exact: true }).click()
    await expect(closing).toBeFocused()
    await expect(page.getByText(words.errors.order)).toBeVisible()
    await closing.fill(closes)
    await page.getByRole('link', { name: settingsWords.webhook }).click()
    await expect(page.getByRole('heading', { name: settingsWords.webhook })).toBeVisible()
    await page.reload()
    await page.getByRole('link', { name: settingsWords.hours }).click()
    await expect(closing).toHaveValue(closes)
    await expect(page.getByText(words.unsaved)).toBeVisible()

    await page.getByLabel(words.zone.label).selectOption(zone)
    await page.getByRole('button', { name: words.week.copy }).click()
    await expect(preview).toContainText(reads)
    // Another owner saves the hours meanwhile.
    const { conflict } = settingsWords
    await changeSiteDatabase(
      `insert into company_settings (topic, value) values ('calendar', $1)
       on conflict (topic) do update set value = $1, changed_at = clock_timestamp()`,
      [JSON.stringify(mornings)],
    )
    await page.getByRole('button', { name: settingsWords.save, exact: true }).click()
    await expect(page.getByText(conflict.title)).toBeVisible()
    await page.getByRole('button', { name: conflict.showTheirs }).click()
    await expect(closing).toHaveValue('11:00')
    await page.getByRole('button', { name: conflict.showMine }).click()
    await expect(closing).toHaveValue(closes)
    await expectNoViolations(page)
    await page.getByRole('button', { name: conflict.keepMine }).click()
    await expect(page.getByText(settingsWords.saved)).toBeVisible()
    await page.getByRole('button', { name: words.closedDays.add }).click()
    await page.getByLabel(words.closedDays.name).last().fill('Between the years')
    await page.getByLabel(words.closedDays.from).last().fill('2030-12-24')
    await page.getByLabel(words.closedDays.to).last().fill('2031-01-03')
    await expectNoViolations(page)
    await page.getByRole('button', { name: settingsWords.save, exact: true }).click()
    await expect(page.getByText(settingsWords.saved)).toBeVisible()
    await expect(page.getByText(words.unsaved)).toHaveCount(0)
    // A desk that is open elsewhere follows by itself, and so does its clock.
    await expect(elsewhere.getByLabel(words.week.closes('Friday'))).toHaveValue(closes)
    await expect(elsewhere.getByLabel(words.zone.label)).toHaveValue(zone)
    await expect(elsewhere.getByText(words.unsaved)).toHaveCount(0)
    await expect(elsewhere.getByRole('banner')).toContainText(
      zone === 'America/New_York' ? /E[SD]T/ : /P[SD]T/,
    )
    await elsewhere.close()
    await page.reload()
    await expect(page.getByLabel(words.week.closes('Friday'))).toHaveValue(closes)

    await expect(async () => {
      await page.goto(pagePaths.home)
      const contact = page.getByRole('region', { name: 'Tell us the date' })
      await expect(contact.getByText(reads)).toBeVisible({ timeout: 2_000 })
    }).toPass()
  })
}
