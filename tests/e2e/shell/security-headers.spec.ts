import { pagePaths, serverPaths } from '../../../src/routes.ts'
import { expect, test } from '../../support/site-test.ts'

test('injected frames, objects, base addresses and videos are blocked, and the browser reports each', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.allow(/Policy violation|Content Security Policy/)
  const markup = `
    <iframe src="${pagePaths.portfolio}"></iframe>
    <object data="${pagePaths.portfolio}"></object>
    <base href="https://stranger.example/">
    <video src="https://stranger.example/film.mp4"></video>`
  await page.route(pagePaths.home, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}${markup}` })
  })
  const reported: Promise<[directive: string, status: number | undefined]>[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith(serverPaths.cspReport)) return
    const directive = request.postDataJSON()['csp-report']['effective-directive']
    reported.push(request.response().then((response) => [directive, response?.status()]))
  })
  await visit(pagePaths.home)
  await expect
    .poll(async () => Object.fromEntries(await Promise.all(reported)))
    .toEqual({ 'base-uri': 204, 'frame-src': 204, 'media-src': 204, 'object-src': 204 })
})
