import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { channelWords, deliveryStateWords, deliveryWords } from '../../../src/content/desk/deliveries.ts'
import { todayWords } from '../../../src/content/desk/inbox.ts'
import { timelineWords } from '../../../src/content/desk/inquiry.ts'
import { settingsWords } from '../../../src/content/desk/settings.ts'
import { webhookUnset, webhookWords } from '../../../src/content/desk/webhook.ts'
import { test as base } from '../../support/desk-test.ts'
import { expectNoViolations } from '../../support/looks/axe.ts'
import { createStaff, receive } from '../../support/pages/staff.ts'
import { freePort } from '../../support/servers/free-port.ts'
import { startServer } from '../../support/servers/server-process.ts'
import { changeSiteDatabase } from '../../support/servers/site-database.ts'
import { storeSettings } from '../../support/servers/store-settings.ts'
import { startWebhookReceiver, type WebhookReceiver } from '../../support/servers/webhook-receiver.ts'
import { expect } from '../../support/site-test.ts'

/** A site of its own: a receiver that refuses would be in the way of every other test. */
const test = base.extend<{ receiver: WebhookReceiver }>({
  receiver: async ({ browserName: _ }, use) => {
    const receiver = await startWebhookReceiver()
    await use(receiver)
    receiver.close()
  },
  origin: async ({ receiver }, use) => {
    const { SITE_ADDRESS, SITE_DATA_DIR } = process.env
    const dataDir = await mkdtemp(join(tmpdir(), 'deliveries-'))
    const server = await startServer({
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      TRUSTED_PROXIES: '127.0.0.1',
      ZAPIER_WEBHOOK_URL: receiver.url,
      WEBHOOK_ALLOW_PRIVATE: 'true',
    })
    Object.assign(process.env, { SITE_ADDRESS: server.address, SITE_DATA_DIR: dataDir })
    await use(server.address)
    Object.assign(process.env, { SITE_ADDRESS, SITE_DATA_DIR })
    await server.end('SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  },
})

test('a webhook that nobody takes is seen on Today, explained, and sent again once the receiver is mended', async ({
  page,
  request,
  receiver,
  openDesk,
}) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  receiver.status = 503
  const owner = await createStaff(request, 'owner', 'Ada Lovelace')
  const reference = await receive(request, 'consultation', { data: { name: 'Zoe Adams' } })
  const deliveries = page.getByRole('region', { name: deliveryWords.ofInquiry })
  const webhook = page.locator('[data-delivery=webhook]')
  const refused = 'The webhook receiver answered 503.'

  await test.step('the inquiry tells how each delivery fares, live', async () => {
    await openDesk(`/staff/inquiries/${reference}`, owner)
    await expect(deliveries.getByText('Written to the mail folder.')).toHaveCount(2)
    const line = deliveries.locator(webhook)
    await expect(line).toContainText(deliveryStateWords.delayed)
    await expect(line).toContainText(refused)
    await expect(line).toContainText(/next try/)
    await expectNoViolations(page)
  })

  await test.step('a confirmation that was withheld is sent anyway', async () => {
    await changeSiteDatabase(`update deliveries set state = 'withheld' where channel = 'visitor'`, [])
    await page.reload()
    const confirmation = deliveries.locator('[data-delivery=visitor]')
    await expect(confirmation).toContainText(deliveryStateWords.withheld)
    await confirmation.getByRole('button', { name: deliveryWords.anyway }).click()
    await expect(page.getByText(deliveryWords.sentAnyway)).toBeVisible()
    await expect(confirmation).toContainText(deliveryStateWords.sent)
  })

  await changeSiteDatabase(
    `update deliveries set created_at = now() - interval '20 minutes' where channel = 'webhook'`,
    [],
  )
  const today = page.getByRole('link', { name: todayWords.title, exact: true })
  const strip = page.getByRole('link', { name: /did not go out/ })

  await test.step('Today leads to the list, which says why', async () => {
    await today.click()
    await expect(strip).toContainText(deliveryWords.strip({ mails: 0, webhooks: 1, more: false }))
    await expectNoViolations(page)
    await strip.click()
    await expect(page.getByRole('heading', { name: deliveryWords.title, level: 1 })).toBeVisible()
    await expect(webhook).toContainText(refused)
    await expect(webhook.getByRole('link', { name: `Zoe Adams ${reference}` })).toBeVisible()
    await expectNoViolations(page)
  })

  await test.step('mended and sent again, the line says so in its place, and the strip is gone', async () => {
    receiver.status = 200
    await page.setViewportSize({ width: 1280, height: 844 })
    await page
      .getByRole('button', { name: deliveryWords.againFor(channelWords.webhook, 'Zoe Adams') })
      .click()
    await expect(page.getByText(deliveryWords.sentAgain)).toBeVisible()
    await expect(webhook).toContainText(deliveryStateWords.sent)
    await webhook.getByText(deliveryWords.attempts).click()
    await expect(webhook.getByRole('listitem').filter({ hasText: refused }).first()).toBeVisible()
    expect(receiver.taken).toEqual([`lead-${reference.toLowerCase()}`])
    await webhook.getByRole('link', { name: `Zoe Adams ${reference}` }).click()
    await expect(page.getByText(timelineWords.sentAgain(channelWords.webhook))).toBeVisible()
    await today.click()
    await expect(page.getByRole('heading', { name: todayWords.title, level: 1 })).toBeVisible()
    await expect(strip).toHaveCount(0)
    await page.goto('/staff/deliveries')
    await expect(page.getByRole('heading', { name: deliveryWords.empty.title })).toBeVisible()
  })

  await test.step('the owner tests the webhook, reads its secret, and turns it off', async () => {
    await storeSettings(page, { darkMode: true })
    await page.goto('/staff/settings/webhook')
    await expect(page.getByText(webhookWords.fromEnvironment)).toBeVisible()
    await expect(webhook).toContainText('Zoe Adams')
    await page.getByRole('button', { name: webhookWords.test }).click()
    await expect(page.getByText(/^The webhook receiver answered 200\. It took/)).toBeVisible()
    receiver.status = 500
    await page.getByRole('button', { name: webhookWords.test }).click()
    await expect(page.getByText(/^The webhook receiver answered 500\. It took/)).toBeVisible()
    await page.getByRole('button', { name: webhookWords.showSecret }).click()
    await expect(page.getByLabel(webhookWords.secret, { exact: true })).toHaveValue(/^whsec_/)
    await expectNoViolations(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByLabel(webhookWords.address).fill('')
    await page.getByRole('button', { name: settingsWords.save }).click()
    await expect(page.getByText(webhookUnset)).toBeVisible()
    await expectNoViolations(page)
  })
})
