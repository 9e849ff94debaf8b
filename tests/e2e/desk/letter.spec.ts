import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { shellWords } from '../../../src/content/desk/desk.ts'
import { inquiryWords, timelineWords } from '../../../src/content/desk/inquiry.ts'
import { letterWords, savedReplyWords } from '../../../src/content/desk/letter.ts'
import { settingsWords } from '../../../src/content/desk/settings.ts'
import { written } from '../../../src/domain/desk/placeholders.ts'
import * as limits from '../../../src/domain/limits.ts'
import { ownName, staffNames, test } from '../../support/desk-test.ts'
import { expectNoViolations } from '../../support/looks/axe.ts'
import { freshAddress } from '../../support/pages/accounts.ts'
import { receive } from '../../support/pages/staff.ts'
import { lettersTo } from '../../support/servers/sent-mail.ts'
import { changeSiteDatabase } from '../../support/servers/site-database.ts'
import { expect } from '../../support/site-test.ts'

const { files, preview, saved, gaps } = letterWords

const letterOf = (page: Page) => page.getByRole('textbox', { name: letterWords.text, exact: true })
const fileList = (page: Page) => page.getByRole('list', { name: files.list }).getByRole('listitem')

async function attach(page: Page, name: string, buffer: Buffer): Promise<void> {
  const file = { name, mimeType: 'application/octet-stream', buffer }
  await page.locator('input[type="file"]').setInputFiles(file)
}

/** Drags what is at this path of the project from outside the browser onto the middle of an element. */
async function dropOn(page: Page, target: Locator, path: string): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const data = { items: [], files: [resolve(path)], dragOperationsMask: 1 }
  const session = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await session.send('Input.dispatchDragEvent', { type, x: x + width / 2, y: y + height / 2, data })
  }
  await session.detach()
}

/** Whether the browser is left to open a file that is dropped here, in place of the page. */
function opensDropped(target: Locator): Promise<boolean> {
  return target.evaluate((element) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['x'], 'x.txt'))
    const drag = (type: string) =>
      element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }))
    return drag('dragover') || drag('drop')
  })
}

/** Pastes a picture together with these texts, and returns whether the browser was left to insert them. */
function paste(field: Locator, picture: string, texts: Readonly<Record<string, string>>): Promise<boolean> {
  return field.evaluate(
    (element, { name, data }) => {
      const clipboardData = new DataTransfer()
      for (const [type, text] of Object.entries(data)) clipboardData.setData(type, text)
      clipboardData.items.add(new File(['picture'], name, { type: 'image/png' }))
      return element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    },
    { name: picture, data: texts },
  )
}

for (const width of [390, 1280]) {
  test(`a letter is begun with a saved reply, finished, previewed and sent with a file, ${width} px wide`, async ({
    page,
    request,
    staff,
    openDesk,
    troubles,
  }) => {
    test.slow()
    troubles.allow(/Status 409: .*\/saved-replies/)
    await page.setViewportSize({ width, height: 844 })
    const name = ownName()
    const email = freshAddress()
    const title = `Thanks ${name}`
    const message = 'A gala in June, and a crane.'
    const reference = await receive(request, 'consultation', { data: { name, email, message, company: '' } })

    await openDesk('/staff/settings/replies', await staff('producer'))
    await test.step('a reply is saved once its placeholders can be filled in', async () => {
      await page.getByRole('button', { name: savedReplyWords.add }).click()
      await page.getByLabel(savedReplyWords.title, { exact: true }).fill(title)
      await page.getByLabel(savedReplyWords.subject, { exact: true }).fill('For {{company}}')
      const text = page.getByLabel(savedReplyWords.text, { exact: true })
      await text.fill('Hi {{fist name}},\n\nwe would love to. Reference {{reference}}, ')
      await page.getByRole('button', { name: settingsWords.save }).click()
      await expect(page.getByText(savedReplyWords.unknown(['fist name']))).toBeVisible()
      await text.fill('Hi {{first name}},\n\nwe would love to. Reference {{reference}}, ')
      await text.press('End')
      await page.getByRole('button', { name: savedReplyWords.placeholderMeanings.company }).click()
      await page.getByRole('button', { name: settingsWords.save }).click()
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
      await expectNoViolations(page)
    })

    await test.step('a colleague who changed it meanwhile is not overwritten unasked, and nothing typed is lost', async () => {
      const { conflict } = settingsWords
      await page.getByRole('button', { name: savedReplyWords.edit(title) }).click()
      const text = page.getByLabel(savedReplyWords.text, { exact: true })
      const mine = await text.inputValue()
      await changeSiteDatabase(
        `update saved_replies set body = 'Theirs', changed_at = clock_timestamp() where title = $1`,
        [title],
      )
      await page.getByRole('button', { name: settingsWords.save, exact: true }).click()
      await expect(page.getByText(conflict.title)).toBeVisible()
      await expect(text).toHaveValue(mine)
      await page.getByRole('button', { name: conflict.showTheirs }).click()
      await expect(text).toHaveValue('Theirs')
      await expectNoViolations(page)
      await page.getByRole('button', { name: conflict.showMine }).click()
      await expect(text).toHaveValue(mine)
      await page.getByRole('button', { name: conflict.keepMine }).click()
      await expect(page.getByRole('heading', { name: title })).toBeVisible()
    })

    await page.goto(`/staff/inquiries/${reference}`)
    await page.getByRole('button', { name: inquiryWords.reply }).click()
    const letter = letterOf(page)
    await expect(letter).toBeInViewport()
    // Beside what it answers, or below it.
    if (width === 1280) await expect(page.getByText(message)).toBeInViewport()
    await test.step('a slash inserts it below what is written, and what is missing is filled in by hand', async () => {
      await letter.pressSequentially('Good morning!\n/')
      await expect(page.getByRole('combobox', { name: saved.field })).toBeFocused()
      await page.keyboard.type(name)
      await page.keyboard.press('Enter')
      const first = name.split(' ')[0]
      const begun = `Good morning!\nHi ${first},\n\nwe would love to. Reference ${reference}, `
      await expect(letter).toHaveValue(begun + written('company'))
      await expect(page.getByText(gaps.title)).toBeVisible()
      await page.getByRole('button', { name: letterWords.send }).click()
      await expect(page.getByText(letterWords.unfinished)).toBeVisible()
      await page
        .getByRole('button', { name: gaps.go('company') })
        .last()
        .click()
      await page.keyboard.type('Analytical Ltd')
      await expect(letter).toHaveValue(`${begun}Analytical Ltd`)
      await page.getByRole('button', { name: gaps.go('company') }).click()
      await page.keyboard.type('Analytical Ltd')
      await expect(page.getByLabel(letterWords.subject)).toHaveValue('For Analytical Ltd')
      await expect(page.getByText(gaps.title)).toHaveCount(0)
    })

    const bytes = randomBytes(limits.desk.attachmentPartBytes + 1234)
    await test.step('a file is uploaded at once; one that is too big is refused before', async () => {
      await attach(page, 'offer June.pdf', bytes)
      await expect(fileList(page).filter({ hasText: 'offer June.pdf' })).toContainText(files.ready)
      await attach(page, 'film.mov', Buffer.alloc(limits.desk.attachmentsBytes))
      await expect(fileList(page).filter({ hasText: 'film.mov' })).toContainText(files.tooBig('10 MB'))
      await page.getByRole('button', { name: files.remove('film.mov') }).click()
      await expect(fileList(page)).toHaveCount(1)
      await expectNoViolations(page)
    })

    if (width === 1280) {
      await test.step('files are dropped and pasted; beside the letter, a drop does nothing', async () => {
        const [dropped, folder] = [
          fileList(page).filter({ hasText: 'icon.svg' }),
          fileList(page).filter({ hasText: files.folder }),
        ]
        expect(await opensDropped(page.getByRole('banner'))).toBe(false)
        await dropOn(page, letter, 'public/icon.svg')
        await expect(dropped).toContainText(files.ready)
        await dropOn(page, letter, 'public')
        await expect(folder).toHaveCount(1)
        expect(await paste(letter, 'screenshot.png', {})).toBe(false)
        expect(await paste(letter, 'copied.png', { 'text/plain': 'copied.png' })).toBe(false)
        expect(await paste(letter, 'cells.png', { 'text/plain': '1', 'text/html': '<b>1</b>' })).toBe(true)
        await expect(fileList(page).filter({ hasText: files.ready })).toHaveCount(4)
        await expect(letter).toHaveValue(/Analytical Ltd$/)
        for (const name of ['icon.svg', 'public', 'screenshot.png', 'copied.png']) {
          await page.getByRole('button', { name: files.remove(name) }).click()
        }
        await expect(fileList(page)).toHaveCount(1)
      })
    }

    await test.step('the preview is the mail as it will arrive', async () => {
      await page.getByRole('button', { name: preview.open }).click()
      const dialog = page.getByRole('dialog', { name: preview.title })
      await expect(dialog.getByText(`For Analytical Ltd (${reference})`)).toBeVisible()
      await expect(dialog.getByText(email)).toBeVisible()
      await expect(dialog.getByText(/offer June\.pdf/)).toBeVisible()
      const paper = dialog.frameLocator('iframe')
      await expect(paper.getByRole('heading', { name: 'For Analytical Ltd' })).toHaveCSS('font-size', /3\dpx/)
      await expect(paper.getByText(staffNames.producer)).toBeVisible()
      await dialog.getByRole('button', { name: letterWords.send }).click()
    })

    await test.step('it is sent once, and the timeline has it with its file', async () => {
      await expect(page.getByText(letterWords.sent)).toBeVisible()
      const entry = page.getByRole('listitem').filter({ hasText: timelineWords.reply('For Analytical Ltd') })
      await expect(entry.getByText(timelineWords.replyStates.sent)).toBeVisible()
      const saving = page.waitForEvent('download')
      await entry.getByRole('button', { name: files.download('offer June.pdf') }).click()
      const download = await saving
      expect(download.suggestedFilename()).toBe('offer June.pdf')
      expect((await readFile(await download.path())).equals(bytes)).toBe(true)
    })

    const [mail, ...more] = await lettersTo(email)
    expect(more).toEqual([])
    expect(mail?.text).toContain(`Reference ${reference}, Analytical Ltd`)
    const [file] = mail?.attachments ?? []
    expect(file?.filename).toBe('offer June.pdf')
    expect(
      Buffer.from(new Uint8Array(file?.content instanceof ArrayBuffer ? file.content : [])).equals(bytes),
    ).toBe(true)
  })
}

test('a session that ends keeps subject, text and files of a letter, which is sent after the next sign-in', async ({
  page,
  context,
  request,
  staff,
  openDesk,
  troubles,
}) => {
  troubles.allow(/Status 40[13]: .*\/desk\/v1\//)
  const email = freshAddress()
  const reference = await receive(request, 'consultation', { data: { email } })
  const path = `/staff/inquiries/${reference}`
  await openDesk(path, await staff('producer'))
  await page.getByRole('button', { name: inquiryWords.reply }).click()
  await page.getByLabel(letterWords.subject).fill('Half a subject')
  await letterOf(page).fill('Half a letter')
  await attach(page, 'plan.txt', Buffer.from('plan'))
  await expect(fileList(page)).toContainText(files.ready)
  await page.evaluate(() => localStorage.removeItem('account-session'))
  await page.getByRole('button', { name: letterWords.send }).click()
  await expect(page.getByText(shellWords.ended.title, { exact: true })).toBeVisible()
  await expect(letterOf(page)).toHaveValue('Half a letter')

  // In another tab, as after the sign-in page.
  const again = await openDesk(path, await staff('producer'), context)
  await expect(again.getByLabel(letterWords.subject)).toHaveValue('Half a subject')
  await expect(letterOf(again)).toHaveValue('Half a letter')
  await expect(fileList(again)).toContainText('plan.txt')
  await again.getByRole('button', { name: letterWords.send }).click()
  await expect(again.getByText(timelineWords.replyStates.sent)).toBeVisible()
  const mails = await lettersTo(email)
  expect(mails.map((mail) => mail.attachments.map(({ filename }) => filename))).toEqual([['plan.txt']])
})

test('a letter whose answer was lost is sent once, however often it is pressed', async ({
  page,
  request,
  staff,
  openDesk,
  troubles,
}) => {
  troubles.allow(/Failed: .*\/replies/)
  const email = freshAddress()
  const reference = await receive(request, 'consultation', { data: { email } })
  await openDesk(`/staff/inquiries/${reference}`, await staff('producer'))
  await page.getByRole('button', { name: inquiryWords.reply }).click()
  await letterOf(page).fill('Once and only once.')
  // The server hears it, the browser never hears the answer.
  await page.route('**/replies', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: letterWords.send }).click()
  await expect(page.getByText(letterWords.failed)).toBeVisible()
  await page.unroute('**/replies')
  await page.getByRole('button', { name: letterWords.send }).click()
  await expect(page.getByText(letterWords.sent)).toBeVisible()
  await expect(page.getByText(timelineWords.replyStates.sent)).toBeVisible()
  expect(await lettersTo(email)).toHaveLength(1)
})

test('a mail that cannot be sent says so in the timeline, with the reason', async ({
  page,
  request,
  staff,
  openDesk,
}) => {
  const reference = await receive(request, 'consultation')
  await changeSiteDatabase('update leads set sender_email = $2 where reference = $1', [
    reference,
    'no@@where',
  ])
  await openDesk(`/staff/inquiries/${reference}`, await staff('producer'))
  await page.getByRole('button', { name: inquiryWords.reply }).click()
  await letterOf(page).fill('Will not arrive.')
  await page.keyboard.press('Control+Enter')
  const reason = 'The mail has an address that cannot be used.'
  await expect(page.getByText(`${timelineWords.replyStates.failed} ${reason}`)).toBeVisible()
})

test('a signature is written once and stands below each letter', async ({
  page,
  request,
  staff,
  openDesk,
}) => {
  await openDesk('/staff/settings/signature', await staff('owner'))
  const field = page.getByLabel(savedReplyWords.signature.label, { exact: true })
  await field.fill('Ada\nStage left')
  await page.getByRole('button', { name: settingsWords.save }).click()
  await expect(page.getByText(settingsWords.saved)).toBeVisible()
  const reference = await receive(request, 'consultation')
  await page.goto(`/staff/inquiries/${reference}`)
  await page.getByRole('button', { name: inquiryWords.reply }).click()
  await letterOf(page).fill('Hello')
  await page.getByRole('button', { name: preview.open }).click()
  await expect(page.frameLocator('iframe').getByText('Stage left')).toBeVisible()
  await page.goto('/staff/settings/signature')
  await field.fill('')
  await page.getByRole('button', { name: settingsWords.save }).click()
  await expect(page.getByText(settingsWords.saved)).toBeVisible()
})
