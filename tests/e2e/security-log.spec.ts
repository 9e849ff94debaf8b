import type { Page, Request } from '@playwright/test'
import { pagePaths, serverPaths } from '../../src/routes.ts'
import { effectsStarted, expect, test } from '../support/site-test.ts'

const portfolioChunk = /\/assets\/portfolio-page-[^/]+\.js$/

test('console output that names a secret is reported without it, and still written', async ({
  page,
  visit,
}) => {
  await visit(pagePaths.home)
  await effectsStarted(page)
  const written = page.waitForEvent('console')
  const sent = nextReport(page)
  await page.evaluate(() => console.info('Signed in, password: hunter2', { id: 7 }))
  expect((await written).text()).toContain('hunter2')
  const report = await sent
  expect(report.postDataJSON()).toEqual({
    type: 'suspicious_console_access',
    text: 'Signed in, password [redacted]',
  })
  expect((await report.response())?.status()).toBe(204)
})

test('an uncaught error that speaks of a script is reported with its place', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.allow(/inline script refused/)
  await visit(pagePaths.home)
  await effectsStarted(page)
  const sent = nextReport(page)
  await throwLater(page, 'An inline script refused to run')
  const report = await sent
  expect(report.postDataJSON()).toEqual({
    type: 'potential_xss_attempt',
    message: expect.stringContaining('An inline script refused to run'),
    file: expect.any(String),
    line: expect.any(Number),
  })
  expect((await report.response())?.status()).toBe(204)
})

test('what the content security policy blocks is reported', async ({ page, visit, troubles }) => {
  troubles.allow(/Policy violation|Content Security Policy/)
  await visit(`${pagePaths.home}?email=someone@example.com`)
  await effectsStarted(page)
  const sent = nextReport(page)
  await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
  const report = await sent
  expect(report.postDataJSON()).toEqual({
    type: 'csp_violation',
    directive: 'style-src-attr',
    blocked: 'inline',
    document: new URL(pagePaths.home, page.url()).href,
  })
  expect((await report.response())?.status()).toBe(204)
})

test('a page that fails to render is reported', async ({ page, visit, troubles }) => {
  troubles.allow(/Projector lamp/)
  const body = `
    export const content = {
      path: '/portfolio', indexable: false, slate: '', heading: '', summary: () => '', actions: [],
      head: { title: 'Broken', description: '', keywords: [] },
    }
    export function Page() { throw new Error('Projector lamp failed') }`
  await page.route(portfolioChunk, (route) => route.fulfill({ contentType: 'text/javascript', body }))
  await visit(pagePaths.home)
  const sent = nextReport(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
  const report = await sent
  expect(report.postDataJSON()).toEqual({
    type: 'security_boundary_triggered',
    message: 'Error: Projector lamp failed',
    stack: expect.stringContaining('portfolio-page'),
    componentStack: expect.stringContaining('\n'),
  })
  expect((await report.response())?.status()).toBe(204)
})

test('a harmless page reports nothing, and a thing is said once', async ({ page, visit, troubles }) => {
  troubles.allow(/description|eval is off/)
  const reports: string[] = []
  page.on('request', (request) => {
    if (isReport(request)) reports.push(request.postData() ?? '')
  })
  await visit(pagePaths.home)
  await effectsStarted(page)
  await throwLater(page, 'No description found')
  await page.evaluate(() => console.info('The secretary called'))
  await throwLater(page, 'eval is off')
  await throwLater(page, 'eval is off')
  const last = nextReport(page, 'last')
  await page.evaluate(() => console.info('the last secret'))
  await last
  expect(reports.map((report) => JSON.parse(report).type)).toEqual([
    'potential_xss_attempt',
    'suspicious_console_access',
  ])
})

test('what happens first is told first, also while the reporter is still on its way', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.allow(/eval is off/)
  const told: string[] = []
  page.on('request', (request) => {
    if (isReport(request)) told.push(request.postDataJSON().message)
  })
  await visit(pagePaths.home)
  await effectsStarted(page)
  const numbers = Array.from({ length: 12 }, (_, number) => number)
  await page.evaluate((all) => {
    for (const number of all) {
      setTimeout(() => {
        throw new Error(`eval is off ${number}`)
      })
    }
  }, numbers)
  await expect.poll(() => told).toHaveLength(numbers.length)
  expect(told).toEqual(numbers.map((number) => `Uncaught Error: eval is off ${number}`))
})

test('a log that cannot be reached bothers nobody', async ({ page, visit, troubles }) => {
  troubles.allow(/security-log/)
  await page.route(`**${serverPaths.securityLog}`, (route) => route.abort())
  await visit(pagePaths.home)
  await effectsStarted(page)
  const failed = page.waitForEvent('requestfailed', isReport)
  await page.evaluate(() => console.info('a secret'))
  await failed
  await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
  await expect(page).toHaveURL(pagePaths.portfolio)
})

function isReport(request: Request): boolean {
  return new URL(request.url()).pathname === serverPaths.securityLog
}

function nextReport(page: Page, containing = ''): Promise<Request> {
  return page.waitForRequest(
    (request) => isReport(request) && (request.postData() ?? '').includes(containing),
  )
}

/** Uncaught, in a task of its own; what an evaluated function throws goes to the test instead. */
function throwLater(page: Page, message: string): Promise<void> {
  return page.evaluate(
    (text) =>
      new Promise<void>((resolve) => {
        addEventListener('error', () => resolve(), { once: true })
        setTimeout(() => {
          throw new Error(text)
        })
      }),
    message,
  )
}
