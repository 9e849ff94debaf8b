/**
 * Walks the README's way from an empty machine to the first answered inquiry, in a browser and against the real server, and
 * takes the README's pictures on it: `npm run tour`.
 */
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { fieldText } from '../src/content/account/account.ts'
import { codeText } from '../src/content/account/account-steps.ts'
import { codesPart, factorPart, staffNotice } from '../src/content/account/own-account.ts'
import { inboxWords, todayWords } from '../src/content/desk/inbox.ts'
import { inquiryWords, timelineWords } from '../src/content/desk/inquiry.ts'
import { letterWords } from '../src/content/desk/letter.ts'
import { contactForm } from '../src/content/forms/contact-form.ts'
import { inquiryStatusText } from '../src/content/inquiries/inquiry-status.ts'
import { staffPath } from '../src/domain/desk/staff-path.ts'
import * as limits from '../src/domain/limits.ts'
import { contactFormHref, pagePaths } from '../src/routes.ts'
import { freePort } from '../tests/support/servers/free-port.ts'
import { inquirySamples } from '../tests/support/servers/inquiry-samples.ts'
import { startServer } from '../tests/support/servers/server-process.ts'
import { codeFor } from '../tests/support/servers/totp-codes.ts'
import { findBrowser } from './browser.ts'
import { buildIfNeeded } from './build-if-needed.ts'

const pictures = 'docs/pictures'
const samples = 200
const answer = 'We would love to, and March is free. Shall we talk on Thursday?'

await buildIfNeeded(console.log)
await mkdir(pictures, { recursive: true })
const dataDir = await mkdtemp(join(tmpdir(), 'tour-'))
const server = await startServer({ DATA_DIR: dataDir, PORT: String(await freePort()) })
const browser = await chromium.launch(findBrowser())
try {
  await walk()
} finally {
  await browser.close()
  await server.end('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
}

async function walk(): Promise<void> {
  const open = async () => {
    const context = await browser.newContext({
      viewport: { width: 1280, height: 800 },
      timezoneId: 'America/Los_Angeles',
      reducedMotion: 'reduce',
    })
    return await context.newPage()
  }
  await step(`${samples} sample inquiries`, async () => {
    const seed = ['tools/seed.ts', '--inquiries', String(samples)]
    const { status, stderr } = spawnSync(process.execPath, seed, {
      env: { ...process.env, DATA_DIR: dataDir },
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`The samples failed: ${stderr}`)
  })

  const visitor = await open()
  await step('the site', async () => {
    await visitor.goto(server.address)
    await takePicture(visitor, 'home')
  })
  await step('an inquiry from the contact form', async () => {
    await visitor.goto(new URL(contactFormHref, server.address).href)
    const form = visitor.locator('form', { has: visitor.getByRole('button', { name: contactForm.submit }) })
    for (const { name, kind } of contactForm.fields) {
      const field = form.locator(`[name="${name}"]`)
      const value = inquirySamples.contact[name] ?? ''
      if (kind === 'select') await field.selectOption(value || { index: 1 })
      else await field.fill(value)
    }
    // A form that is sent faster than a person writes is held.
    await visitor.waitForTimeout(limits.spam.fastestMs)
    await form.getByRole('button', { name: contactForm.submit }).click()
    await waitUntil(async () => (await mails()).some((mail) => mail.includes('/inquiry/')))
  })

  const desk = await open()
  await step('the printed link, and the owner’s account', async () => {
    await desk.goto(/https?:\/\/\S+\/auth#\S+/.exec(server.output())?.[0] ?? '')
    await desk.getByLabel(fieldText.displayName).fill('Grace Hopper')
    await desk.getByLabel(fieldText.email).fill('grace@example.com')
    await desk.locator('input[name="password"]').fill('a film in three acts')
    await desk.keyboard.press('Enter')
    await desk.waitForURL(`**${pagePaths.account}`)
  })
  await step('the authenticator app', async () => {
    await desk.getByRole('button', { name: staffNotice.closed.action }).click()
    await desk.getByRole('button', { name: factorPart.add }).click()
    await desk.getByLabel(factorPart.nameLabel).fill('Phone')
    await desk.keyboard.press('Enter')
    const key = (await desk.locator('code').first().textContent()) ?? ''
    await desk.getByLabel(codeText.label).fill(codeFor(key.replaceAll(' ', ''), new Date()))
    await desk.keyboard.press('Enter')
    await desk.getByRole('list', { name: codesPart.shown.list }).waitFor()
    await desk.getByRole('button', { name: staffNotice.kept }).click()
    await desk.waitForURL(`**${staffPath}`)
  })
  const { name = '' } = inquirySamples.contact
  await step('Today', async () => {
    await desk.getByRole('heading', { name: todayWords.title, level: 1 }).waitFor()
    await desk.getByRole('main').getByRole('link', { name }).first().waitFor()
    await takePicture(desk, 'today')
  })
  await step('the inbox', async () => {
    await desk.getByRole('navigation').getByRole('link', { name: inboxWords.title }).click()
    await desk.getByRole('main').getByRole('link', { name }).first().click()
    await desk.getByRole('heading', { name, level: 2 }).waitFor()
    await takePicture(desk, 'inbox')
  })
  await step('the answer', async () => {
    await desk.getByRole('button', { name: inquiryWords.reply }).click()
    await desk.getByRole('textbox', { name: letterWords.text, exact: true }).fill(answer)
    await desk.getByRole('button', { name: letterWords.send }).click()
    await desk.getByText(timelineWords.replyStates.sent).waitFor()
  })
  await step('the visitor’s status page', async () => {
    const [link = ''] = (await mails()).flatMap((mail) => mail.match(/http:\S+\/inquiry\/[\w-]+/) ?? [])
    await visitor.goto(link)
    const answered = inquiryStatusText.states.find(({ state }) => state === 'answered')?.text ?? ''
    await visitor.getByText(answered).waitFor()
    await takePicture(visitor, 'status')
  })
}

async function step(name: string, run: () => Promise<void>): Promise<void> {
  const begun = performance.now()
  await run()
  console.log(`${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${name}`)
}

/** Mails as the server writes them while no mail server is set, with their soft line breaks removed. */
async function mails(): Promise<string[]> {
  const folder = join(dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return texts.map((text) => text.replace(/=\r?\n/g, ''))
}

async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('Waited 20 s in vain.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function takePicture(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(async () => {
    await document.fonts.ready
    // A picture below the window is not loaded, so it would never be decoded.
    const shown = [...document.images].filter(({ loading }) => loading !== 'lazy')
    await Promise.allSettled(shown.map((image) => image.decode()))
  })
  await sharp(await page.screenshot())
    .webp({ quality: 82 })
    .toFile(`${pictures}/${name}.webp`)
}
