import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../tests/support/servers/database.ts'
import { builtOrigin, startFailing, startServer } from '../../tests/support/servers/server-process.ts'

const database = await createTestDatabase()
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'main-test-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

test('without configuration it starts its own database, prints where everything is, and leaves nothing running', async () => {
  const server = await startServer({ DATA_DIR: folder })
  expect(server.output()).toContain(join(folder, 'mail'))
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200)
  expect(await (await fetch(server.address)).text()).toContain('<h1')
  expect(await server.end('SIGINT')).toBe(0)
  await expect(fetch(`${server.address}/healthz`)).rejects.toThrow()
})

test('after being killed it starts again with the same data', async () => {
  const settings = { DATA_DIR: folder, SITE_URL: builtOrigin }
  const first = await startServer(settings)
  await first.end('SIGKILL')
  const second = await startServer(settings)
  expect((await fetch(`${second.address}/readyz`)).status).toBe(200)
  expect(await second.end('SIGTERM')).toBe(0)
})

test('a fact changed in the database appears on the pages of a running server', async () => {
  const server = await startServer({ DATA_DIR: folder, DATABASE_URL: database.url, SITE_URL: builtOrigin })
  const page = async () => (await fetch(`${server.address}/corporate-conferences`)).text()
  expect(await page()).toContain('7 spots remaining')
  await database.pool.query('update campaigns set slots_booked = 20')
  await expect.poll(page).toContain('5 spots remaining')
  expect(await server.end('SIGTERM')).toBe(0)
})

test('the log warns about sample content and a campaign that has passed', async () => {
  await database.pool.query("update campaigns set calendar_year = 2025, book_by = '2025-01-31'")
  const server = await startServer({ DATA_DIR: folder, DATABASE_URL: database.url, SITE_URL: builtOrigin })
  await expect.poll(server.output).toMatch(/"campaign_passed".*"calendarYear":2025/)
  await expect
    .poll(server.output)
    .toMatch(/"sample_content".*src\/content\/company\/reviews\.ts, src\/content\/company\/testimonials\.ts/)
  await server.end('SIGTERM')
})

test('settings appear on the pages, encoded', async () => {
  const server = await startServer({
    DATA_DIR: folder,
    DATABASE_URL: database.url,
    SITE_URL: 'https://films.example',
    COMPANY_NAME: 'Smith & "Sons" </script>',
  })
  const html = await (await fetch(server.address)).text()
  expect(html).toContain('<link rel="canonical" href="https://films.example/">')
  expect(html).toContain('Smith &amp; &quot;Sons&quot; &lt;/script')
  expect(html).not.toContain('Sons" </script>')
  expect(await (await fetch(`${server.address}/sitemap.xml`)).text()).toContain(
    '<loc>https://films.example/</loc>',
  )
  await server.end('SIGTERM')
})

/** One readable line, a failing exit code, no stack. */
async function expectRefusal(env: Record<string, string>, line: RegExp) {
  const { code, output } = await startFailing({ DATA_DIR: folder, ...env })
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(output).toMatch(line)
  expect(code).toBe(1)
}

test('a port in use', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const address = other.address()
  const port = typeof address === 'object' && address ? address.port : 0
  await expectRefusal(
    { PORT: String(port), DATABASE_URL: database.url, SITE_URL: builtOrigin },
    new RegExp(`PORT ${port} is in use`),
  )
  other.close()
})

test('a data folder that cannot be written', async () => {
  const file = join(folder, 'a-file')
  await writeFile(file, '')
  await expectRefusal({ DATA_DIR: join(file, 'data') }, /^DATA_DIR/)
})

test('a missing database, without repeating its password', async () => {
  await expectRefusal(
    { DATABASE_URL: 'postgres://user:hunter2@127.0.0.1:1/none' },
    /^DATABASE_URL(?!.*hunter2)/,
  )
})

test('a missing production secret', async () => {
  await expectRefusal({ NODE_ENV: 'production', SITE_URL: 'https://films.example' }, /^APP_SECRET/)
})
