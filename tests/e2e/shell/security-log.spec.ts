import type { Page } from '@playwright/test'
import { pagePaths, serverPaths } from '../../../src/routes.ts'
import { isReport, nextReport } from '../../support/servers/security-reports.ts'
import { effectsStarted, expect, test } from '../../support/site-test.ts'

test('secrets in the console, script errors and blocked styles are reported to the server', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.allow(/inline script refused/)
  troubles.allow(/Policy violation|Content Security Policy/)
  await visit(`${pagePaths.terms}?email=someone@example.com`)
  await effectsStarted(page)

  await test.step('console output with a secret is reported without it, and still printed', async () => {
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

  await test.step('an uncaught error that mentions a script is reported with its location', async () => {
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

  await test.step('a style that the policy blocks is reported without the page’s query', async () => {
    const sent = nextReport(page)
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'))
    const report = await sent
    expect(report.postDataJSON()).toEqual({
      type: 'csp_violation',
      directive: 'style-src-attr',
      blocked: 'inline',
      document: new URL(pagePaths.terms, page.url()).href,
    })
    expect((await report.response())?.status()).toBe(204)
  })
})

test('reports arrive once and in order, harmless words cause none, and a failing log breaks nothing', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.allow(/description|eval is off|security-log/)
  const reports: { type: string; message?: string }[] = []
  page.on('request', (request) => {
    if (isReport(request)) reports.push(request.postDataJSON())
  })
  await visit(pagePaths.terms)
  await effectsStarted(page)

  await test.step('reports keep their order, even while the reporter is still loading', async () => {
    const numbers = Array.from({ length: 12 }, (_, number) => number)
    await page.evaluate((all) => {
      for (const number of all) {
        setTimeout(() => {
          throw new Error(`eval is off ${number}`)
        })
      }
    }, numbers)
    await expect.poll(() => reports).toHaveLength(numbers.length)
    expect(reports.map(({ message }) => message)).toEqual(
      numbers.map((number) => `Uncaught Error: eval is off ${number}`),
    )
  })

  await test.step('harmless words are not reported, and the same error is reported once', async () => {
    reports.length = 0
    await throwLater(page, 'No description found')
    await page.evaluate(() => console.info('The secretary called'))
    await throwLater(page, 'eval is off')
    await throwLater(page, 'eval is off')
    const last = nextReport(page, 'last')
    await page.evaluate(() => console.info('the last secret'))
    await last
    expect(reports.map(({ type }) => type)).toEqual(['potential_xss_attempt', 'suspicious_console_access'])
  })

  await test.step('an unreachable log does not affect the page', async () => {
    await page.route(`**${serverPaths.securityLog}`, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', isReport)
    await page.evaluate(() => console.info('a secret'))
    await failed
    await page.getByRole('contentinfo').getByRole('link', { name: 'Portfolio' }).click()
    await expect(page).toHaveURL(pagePaths.portfolio)
  })
})

/** Throws in a separate task, because an error in the evaluated function would go to the test. */
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
