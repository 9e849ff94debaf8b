import type { Page } from '@playwright/test'
import { defaultCompany } from '../../src/content/company.ts'
import { showreelFilm, showreelText } from '../../src/content/showreel.ts'
import * as limits from '../../src/domain/limits.ts'
import { pagePaths } from '../../src/routes.ts'
import { expect, test } from '../support/site-test.ts'
import { storeSettings } from '../support/store-settings.ts'

const showreelFiles = /\/showreel\/showreel\.(webm|mp4|jpg|vtt)$/
const vimeo = 'https://player.vimeo.com'

/** Stands in for the real film: twenty seconds of black. */
async function putFilm(page: Page, gone = /^$/): Promise<void> {
  await page.route(showreelFiles, async (route) => {
    const path = new URL(route.request().url()).pathname
    if (gone.test(path)) await route.abort('failed')
    else if (path.endsWith('.jpg')) await route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' })
    else if (path.endsWith('.vtt')) await route.fulfill({ contentType: 'text/vtt', body: 'WEBVTT\n' })
    else await route.fulfill({ contentType: 'video/webm', path: 'tests/support/black-film.webm' })
  })
}

/** The home page of a company whose film is elsewhere, under a policy that allows it. */
async function configureShowreel(page: Page, url: string): Promise<void> {
  await page.route(pagePaths.home, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': policy = '', ...headers } = response.headers()
    delete headers['content-encoding']
    delete headers['content-length']
    await route.fulfill({
      status: 200,
      headers: { ...headers, 'content-security-policy': `${policy}; frame-src ${vimeo}` },
      body: (await response.text()).replaceAll(defaultCompany.showreelUrl, url),
    })
  })
}

function actionButton(page: Page) {
  return page.getByRole('main').getByRole('button', { name: 'View Our Work' })
}

function showreel(page: Page) {
  const dialog = page.getByRole('dialog', { name: showreelText.title })
  return {
    dialog,
    film: dialog.locator('video'),
    failure: dialog.getByRole('alert'),
    external: dialog.getByRole('link', { name: 'Open in external video site', exact: true }),
    close: dialog.getByRole('button', { name: 'Close' }),
  }
}

const playing = (page: Page) =>
  page.locator('video').evaluate((film) => film instanceof HTMLVideoElement && !film.paused)

test('the first button opens the consultation', async ({ page, visit }) => {
  await visit(pagePaths.home)
  await page.getByRole('main').getByRole('button', { name: 'Get Your Free Consultation' }).click()
  await expect(page.getByRole('dialog', { name: 'Get Your Free Consultation' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the work is a link away', async ({ page }) => {
    await page.goto(pagePaths.home)
    await page.getByRole('main').getByRole('link', { name: 'View Our Work' }).click()
    await expect(page).toHaveURL(pagePaths.portfolio)
  })
})

test.describe('the showreel', () => {
  test('is fetched when asked for, plays at 16:9 with captions, and stops when closed', async ({
    page,
    visit,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => showreelFiles.test(request.url()) && asked.push(request.url()))
    await putFilm(page)
    await visit(pagePaths.home)
    expect(asked).toEqual([])
    await actionButton(page).click()
    const { dialog, film } = showreel(page)
    await expect(film).toHaveAttribute('controls')
    await expect(film.locator('track[kind="captions"][default]')).toHaveAttribute('srclang', 'en')
    await expect.poll(() => playing(page)).toBe(true)
    await expect(dialog).toHaveCSS('opacity', '1')
    const box = await film.boundingBox()
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1)

    const removed = await film.elementHandle()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(film).toHaveCount(0)
    expect(await removed?.evaluate((element) => element instanceof HTMLVideoElement && element.paused)).toBe(
      true,
    )
    await expect(actionButton(page)).toBeFocused()
  })

  test('plays the second file when the first is lost', async ({ page, troubles, visit }) => {
    troubles.allow(/\/showreel\/showreel\.webm/)
    await putFilm(page, /\.webm$/)
    await visit(pagePaths.home)
    await actionButton(page).click()
    await expect.poll(() => playing(page)).toBe(true)
    await expect(page.locator('video')).toHaveJSProperty(
      'currentSrc',
      new URL(showreelFilm.sources[1].src, page.url()).href,
    )
  })

  test('that cannot be played is offered elsewhere, in a tab of its own', async ({
    context,
    page,
    troubles,
    visit,
  }) => {
    troubles.allow(/\/showreel\/showreel\.|Stranger asked: https:\/\/vimeo\.example\//)
    await context.route('https://vimeo.example/**', (route) => route.fulfill({ body: 'The film' }))
    await putFilm(page, /\.(webm|mp4)$/)
    await visit(pagePaths.home)
    await actionButton(page).click()
    const { failure, external, film } = showreel(page)
    await expect(failure).toContainText(showreelText.failure.title)
    await expect(film).toHaveCount(0)
    await expect(external).toHaveAttribute('href', defaultCompany.showreelUrl)
    await expect(external).toHaveAttribute('rel', 'noopener')
    const [tab] = await Promise.all([page.waitForEvent('popup'), external.click()])
    await expect(tab).toHaveURL(defaultCompany.showreelUrl)
    expect(await tab.evaluate(() => window.opener)).toBeNull()
  })

  test('is tried again after the failure was closed', async ({ page, troubles, visit }) => {
    troubles.allow(/\/showreel\/showreel\./)
    await putFilm(page, /\.(webm|mp4)$/)
    await visit(pagePaths.home)
    await actionButton(page).click()
    const { dialog, failure, film, close } = showreel(page)
    await expect(failure).toBeVisible()
    await close.click()
    await expect(dialog).toBeHidden()
    await page.unroute(showreelFiles)
    await putFilm(page)
    await actionButton(page).click()
    await expect.poll(() => playing(page)).toBe(true)
    await expect(failure).toHaveCount(0)
    await expect(film).toBeVisible()
  })

  test('waits for the visitor under reduced motion', async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await putFilm(page)
    await visit(pagePaths.home)
    await actionButton(page).click()
    const { film } = showreel(page)
    await expect
      .poll(() => film.evaluate((element: HTMLVideoElement) => element.readyState))
      .toBeGreaterThan(0)
    expect(await playing(page)).toBe(false)
  })
})

test.describe('a showreel on a video site', () => {
  const url = 'https://vimeo.com/76979871'

  test.beforeEach(async ({ page, troubles }) => {
    troubles.allow(/Stranger asked: https:\/\/player\.vimeo\.com\//)
    await putFilm(page)
    await configureShowreel(page, url)
    await page.clock.install()
  })

  test('is loaded on a press, without tracking, and stays when it answers', async ({ page, visit }) => {
    const asked: URL[] = []
    await page.route(`${vimeo}/**`, async (route) => {
      asked.push(new URL(route.request().url()))
      const body =
        '<script>addEventListener("message", (e) => e.source.postMessage("ready", e.origin))</script>'
      await route.fulfill({ contentType: 'text/html', body })
    })
    await visit(pagePaths.home)
    await actionButton(page).click()
    const { dialog, failure } = showreel(page)
    const play = dialog.getByRole('button', { name: 'Play from Vimeo' })
    await expect(play).toBeVisible()
    expect(asked).toEqual([])
    const answered = page.evaluate(
      () => new Promise((resolve) => addEventListener('message', ({ data }) => resolve(data))),
    )
    await play.click()
    expect(await answered).toBe('ready')
    expect(asked.map(({ pathname, searchParams }) => [pathname, searchParams.get('dnt')])).toEqual([
      ['/video/76979871', '1'],
    ])
    await page.clock.runFor(limits.embedAnswerMs + 1000)
    await expect(dialog.locator('iframe')).toBeVisible()
    await expect(failure).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  test('that does not answer in time is offered as a link', async ({ page, visit }) => {
    await page.route(`${vimeo}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '' }))
    await visit(pagePaths.home)
    await actionButton(page).click()
    const { dialog, failure, external, close } = showreel(page)
    await dialog.getByRole('button', { name: 'Play from Vimeo' }).click()
    await expect(dialog.locator('iframe')).toBeVisible()
    await expect(failure).toHaveCount(0)
    await page.clock.runFor(limits.embedAnswerMs)
    await expect(failure).toBeVisible()
    await expect(external).toHaveAttribute('href', url)
    await expect(external).toBeFocused()
    await close.click()
    await actionButton(page).click()
    await expect(dialog.getByRole('button', { name: 'Play from Vimeo' })).toBeVisible()
    await expect(failure).toHaveCount(0)
  })
})

test.describe('lights over the opening', () => {
  test.use({ decoration: 'moving' })

  const particles = (page: Page) => page.locator('main section').first().locator('[aria-hidden="true"] > i')
  const glow = (page: Page) => page.locator('main [data-glow]')
  const running = (page: Page) =>
    particles(page).evaluateAll(
      (lights) =>
        lights.filter((light) => light.getAnimations().some((a) => a.playState === 'running')).length,
    )

  test('eight float, and rest while they are scrolled away', async ({ page, visit }) => {
    await visit(pagePaths.home)
    await expect(particles(page)).toHaveCount(8)
    expect(await running(page)).toBe(8)
    const rendered = () =>
      particles(page)
        .first()
        .evaluate((light) => light.checkVisibility({ contentVisibilityAuto: true }))
    expect(await rendered()).toBe(true)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(rendered).toBe(false)
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(rendered).toBe(true)
  })

  test('the glow follows the mouse in percent of the window', async ({ page, visit }) => {
    await visit(pagePaths.home)
    await expect(glow(page)).toHaveCount(0)
    for (const [x, y, across, down] of [
      [320, 180, '25%', '25%'],
      [960, 540, '75%', '75%'],
      [16, 360, '1.3%', '50%'],
    ] as const) {
      // The first move only asks for the code that follows the next.
      await expect
        .poll(async () => {
          await page.mouse.move(x - 1, y)
          await page.mouse.move(x, y)
          return glow(page).evaluateAll((lit) =>
            lit.map(({ style }) => ['--glow-x', '--glow-y'].map((name) => style.getPropertyValue(name))),
          )
        })
        .toEqual([[across, down]])
    }
  })

  for (const wish of ['reduced motion', 'high contrast', 'forced colours'] as const) {
    test(`${wish} stills them`, async ({ page, visit }) => {
      if (wish === 'reduced motion') await page.emulateMedia({ reducedMotion: 'reduce' })
      if (wish === 'forced colours') await page.emulateMedia({ forcedColors: 'active' })
      if (wish === 'high contrast') await storeSettings(page, { contrast: 'high' })
      await visit(pagePaths.home)
      const code = page.waitForResponse(/\/assets\/mouse-glow-[^/]+\.js$/)
      await page.mouse.move(300, 300)
      await code
      await page.mouse.move(400, 400)
      await page.mouse.move(410, 410)
      await expect(glow(page)).toHaveCount(0)
      expect(await running(page)).toBe(0)
    })
  }

  test('the glow goes out when the visitor asks for stillness', async ({ page, visit }) => {
    await visit(pagePaths.home)
    await expect
      .poll(async () => {
        await page.mouse.move(300, 300)
        await page.mouse.move(301, 300)
        return glow(page).count()
      })
      .toBe(1)
    const light = glow(page).locator('div')
    await expect(light).toHaveCSS('opacity', '1')
    await expect(light).toHaveCSS('display', 'block')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(light).toHaveCSS('display', 'none')
  })
})
