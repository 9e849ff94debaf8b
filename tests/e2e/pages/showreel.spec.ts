import type { Page } from '@playwright/test'
import { defaultCompany } from '../../../src/content/company/company.ts'
import { showreelText } from '../../../src/content/showreel/showreel.ts'
import { showreelFilm } from '../../../src/content/showreel/showreel-film.ts'
import { showreelScript } from '../../../src/content/showreel/showreel-script.ts'
import * as limits from '../../../src/domain/limits.ts'
import { pagePaths } from '../../../src/routes.ts'
import { expect, newTab, test } from '../../support/site-test.ts'

const showreelFiles = /\/assets\/showreel\//
const films = /\/assets\/showreel\/.+\.(webm|mp4)$/
const vimeo = 'https://player.vimeo.com'

/** Fails the matching files of the film; the others are replaced by a black film that any browser plays. */
async function loseFilm(page: Page, gone: RegExp): Promise<void> {
  await page.route(films, async (route) => {
    if (gone.test(route.request().url())) await route.abort('failed')
    else await route.fulfill({ contentType: 'video/webm', path: 'tests/support/black-film.webm' })
  })
}

/** Serves the home page of a company whose film is on a video site, with a policy that allows it. */
async function configureShowreel(page: Page, url: string): Promise<void> {
  await page.route(pagePaths.home, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': policy = '', ...headers } = response.headers()
    delete headers['content-encoding']
    delete headers['content-length']
    await route.fulfill({
      status: 200,
      headers: {
        ...headers,
        'content-security-policy': policy.replace("frame-src 'none'", `frame-src ${vimeo}`),
      },
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

test('the showreel is fetched only when opened, plays at 16:9 with captions, and stops when closed', async ({
  page,
  visit,
}) => {
  const asked: string[] = []
  page.on('request', (request) => showreelFiles.test(request.url()) && asked.push(request.url()))
  await visit(pagePaths.home)
  expect(asked).toEqual([])
  await actionButton(page).click()
  const { dialog, film } = showreel(page)
  await expect(film).toHaveAttribute('controls')
  await expect(film).toHaveAttribute('playsinline')
  await expect(film.locator('track[kind="captions"]')).toHaveAttribute('srclang', 'en')
  await expect.poll(() => playing(page)).toBe(true)
  const reached = () => film.evaluate((element: HTMLVideoElement) => element.currentTime)
  const before = await reached()
  await expect.poll(reached).toBeGreaterThan(before + 0.2)
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

  await test.step('reopened with reduced motion, the film waits for the visitor', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await actionButton(page).click()
    const readiness = () => film.evaluate((element: HTMLVideoElement) => element.readyState)
    await expect.poll(readiness).toBeGreaterThan(0)
    expect(await playing(page)).toBe(false)
  })

  await test.step('the film is as long as its script and has captions to its end', async () => {
    const frames = showreelScript.shots.reduce((sum, shot) => sum + shot.frames, 0)
    const length = () => film.evaluate((element: HTMLVideoElement) => element.duration)
    await expect.poll(length).toBeCloseTo(frames / showreelScript.framesPerSecond, 0)
    // Turn captions on the way the player's own controls do.
    await film.evaluate((element: HTMLVideoElement) => {
      for (const track of element.textTracks) track.mode = 'showing'
    })
    const cues = () =>
      film.evaluate((element: HTMLVideoElement) =>
        Array.from(element.textTracks[0]?.cues ?? [], (cue) => (cue instanceof VTTCue ? cue.text : '')),
      )
    await expect.poll(cues).toContain(showreelScript.titles.opening)
    expect((await cues()).at(-1)).toContain(defaultCompany.name)
  })

  await test.step('a transcript describes the film shot by shot', async () => {
    const shots = dialog.getByRole('listitem')
    await expect(shots).toHaveCount(0)
    await dialog.getByText(showreelText.transcript.summary).click()
    await expect(shots).toHaveCount(showreelScript.shots.length)
    await expect(shots.first()).toContainText(showreelScript.shots[0]?.shows ?? '?')
  })
})

test('the showreel is served in ranges and cached as immutable', async ({ request }) => {
  for (const { src, type } of showreelFilm.sources) {
    const part = await request.get(src, { headers: { Range: 'bytes=100-199' } })
    expect(part.status()).toBe(206)
    expect((await part.body()).length).toBe(100)
    const { 'content-range': range, 'content-type': contentType, 'cache-control': cache } = part.headers()
    expect(type).toContain(contentType)
    expect(cache).toContain('immutable')
    expect(Number(range?.split('/')[1])).toBeLessThanOrEqual(limits.showreelFileBytes)
  }
})

test('a showreel that fails to load is offered as a link, and reopening it plays the remaining file', async ({
  context,
  page,
  troubles,
  visit,
}) => {
  troubles.allow(/\/assets\/showreel\/|Stranger asked: https:\/\/vimeo\.example\//)
  await context.route('https://vimeo.example/**', (route) => route.fulfill({ body: 'The film' }))
  await loseFilm(page, films)
  await visit(pagePaths.home)
  await actionButton(page).click()
  const { dialog, failure, external, film, close } = showreel(page)
  await expect(failure).toContainText(showreelText.failure.title)
  await expect(film).toHaveCount(0)
  await expect(external).toHaveAttribute('href', defaultCompany.showreelUrl)
  await expect(external).toHaveAttribute('rel', 'noopener')
  expect(await newTab(page, () => external.click())).toMatchObject({
    url: defaultCompany.showreelUrl,
    canAccessOpener: false,
  })
  await page.bringToFront()

  await close.click()
  await expect(dialog).toBeHidden()
  await page.unroute(films)
  await loseFilm(page, /\.webm$/)
  await actionButton(page).click()
  await expect.poll(() => playing(page)).toBe(true)
  await expect(failure).toHaveCount(0)
  await expect(film).toBeVisible()
  const [, second] = showreelFilm.sources
  await expect(film).toHaveJSProperty('currentSrc', new URL(second.src, page.url()).href)
})

test('a showreel on a video site loads on a click, stays if it responds, and otherwise becomes a link', async ({
  page,
  troubles,
  visit,
}) => {
  const url = 'https://vimeo.com/76979871'
  troubles.allow(/Stranger asked: https:\/\/player\.vimeo\.com\//)
  await configureShowreel(page, url)
  await page.clock.install()
  const asked: URL[] = []
  let answer = '<script>addEventListener("message", (e) => e.source.postMessage("ready", e.origin))</script>'
  await page.route(`${vimeo}/**`, async (route) => {
    asked.push(new URL(route.request().url()))
    await route.fulfill({ contentType: 'text/html', body: answer })
  })
  await visit(pagePaths.home)
  await actionButton(page).click()
  const { dialog, failure, external, close } = showreel(page)
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

  await test.step('without a response in time, the film is offered as a link', async () => {
    answer = ''
    await actionButton(page).click()
    await play.click()
    await expect(dialog.locator('iframe')).toBeVisible()
    await expect(failure).toHaveCount(0)
    await page.clock.runFor(limits.embedAnswerMs)
    await expect(failure).toBeVisible()
    await expect(external).toHaveAttribute('href', url)
    await expect(external).toBeFocused()
    await close.click()
    await actionButton(page).click()
    await expect(play).toBeVisible()
    await expect(failure).toHaveCount(0)
  })
})
