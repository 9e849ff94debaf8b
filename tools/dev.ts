/** The site with hot reload: pages rendered from source, browser code from Vite, real database. */

import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer as createViteServer } from 'vite'
import { renderDeskDocument } from '../src/desk/document.ts'
import { isStaffPath } from '../src/domain/desk/staff-path.ts'
import { openDatabase } from '../src/server/database/open-database.ts'
import { readSettings } from '../src/server/env.ts'
import { localSecret } from '../src/server/local-secret.ts'
import { createLog } from '../src/server/log.ts'
import { createMetrics } from '../src/server/metrics/metrics.ts'
import { readFacts } from '../src/server/read-facts.ts'
import { openSecret } from '../src/server/secrets/open-secret.ts'
import { startServices } from '../src/server/start-services.ts'
import { bundleInlineScript } from './bundle-inline-script.ts'

const settings = readSettings(process.env)
const log = createLog(
  (line) => process.stdout.write(line),
  () => new Date(),
)
const { database, location, close } = await openDatabase(settings, console.log)
const secret = await openSecret({
  pool: database.pool,
  current: settings.appSecret ?? (await localSecret(settings.dataDir)),
  previous: settings.appSecretPrevious,
  local: settings.appSecret === null,
  log,
})
const services = await startServices({ settings, secret, database, log, metrics: createMetrics() })
const server = createHttpServer()
const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server } }, appType: 'custom' })

async function renderPath(pathname: string): Promise<{ status: number; html: string }> {
  const site = await vite.ssrLoadModule('/src/site/prerender.tsx')
  const renderPage: typeof import('../src/site/prerender.tsx').renderPage = site.renderPage
  const path = site.pageAt(pathname)
  const entry = '/src/site/entry-browser.tsx'
  // Rendered twice: the first pass shows which styles the page needs.
  const plain = { react: '', entry, page: '', styles: [], sheet: null }
  await renderPage(path, await readFacts(settings, database.pool, new Date()), plain)
  const { status, body } = await renderPage(path, await readFacts(settings, database.pool, new Date()), {
    ...plain,
    styles: await usedStyles(),
  })
  return { status, html: await vite.transformIndexHtml(pathname, body) }
}

async function usedStyles(): Promise<{ href: string; text: string }[]> {
  const sheets = [...vite.environments.ssr.moduleGraph.idToModuleMap.keys()].filter((id) =>
    id.endsWith('.css'),
  )
  const texts = sheets.map((id) => vite.ssrLoadModule(`${id}?inline`))
  return (await Promise.all(texts)).map((module) => ({ href: '', text: String(module.default) }))
}

async function renderDesk(pathname: string): Promise<string> {
  const themeScript = await bundleInlineScript('src/desk/boot/theme-script.ts')
  const document = renderDeskDocument({ scripts: ['/src/desk/entry-desk.tsx'], styles: [], themeScript })
  return vite.transformIndexHtml(pathname, document)
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', settings.origin)
  if (isStaffPath(pathname) && request.method === 'GET') {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(await renderDesk(pathname))
    return
  }
  const module = await vite.ssrLoadModule('/src/server/app.ts')
  const createApp: typeof import('../src/server/app.ts').createApp = module.createApp
  const page = await renderPath(pathname)
  if (page.status === 200 && request.method === 'GET') {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page.html)
    return
  }
  const app = createApp({
    ...services,
    log,
    database,
    site: {
      has: () => false,
      notFoundPage: () => ({
        headers: [['Content-Type', 'text/html; charset=utf-8']],
        body: Buffer.from(page.html),
      }),
    },
    accepting: () => true,
  })
  await getRequestListener(app.fetch, { overrideGlobalObjects: false })(request, response)
}

server.on('request', (request, response) => {
  vite.middlewares(request, response, () => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      console.error(error)
      response
        .writeHead(500, { 'Content-Type': 'text/plain' })
        .end(String(error instanceof Error ? error.stack : error))
    })
  })
})
server.listen(settings.port, settings.host, () => {
  console.log(
    `\n  Development server  http://localhost:${settings.port}\n  Style guide         http://localhost:${settings.port}/style-guide\n  Database            ${location}\n`,
  )
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await vite.close()
    server.closeAllConnections()
    await services.stop()
    await close()
    process.exit(0)
  })
}
