import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { connect } from 'node:http2'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { findOnPath } from '../../bench/support/program.ts'
import { inquiryForms } from '../../src/domain/inquiry/inquiry-forms.ts'
import { serverPaths } from '../../src/routes.ts'
import { newInquiry } from '../faults/inquiry.ts'
import { createTestDatabase } from '../support/servers/database.ts'
import { freePort } from '../support/servers/free-port.ts'
import { builtOrigin, startServer } from '../support/servers/server-process.ts'

const database = await createTestDatabase()
const folder = await mkdtemp(join(tmpdir(), 'site-proxies-'))
await chmod(folder, 0o755)
const server = await startServer({
  DATABASE_URL: database.url,
  DATA_DIR: join(folder, 'data'),
  SITE_URL: builtOrigin,
  TRUSTED_PROXIES: '127.0.0.1',
  METRICS_KEY: 'a key that only Prometheus has, long enough',
})
const ends: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const end of ends) await end()
  await server.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

type Answer = { readonly status: number; readonly headers: readonly string[]; readonly body: Buffer }
type Asked = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

/** Over HTTP/2 and TLS, as browsers do. */
async function ask(
  address: string,
  path: string,
  { method = 'GET', headers = {}, body }: Asked = {},
): Promise<Answer> {
  const session = connect(address, { rejectUnauthorized: false })
  try {
    return await new Promise((resolve, reject) => {
      session.on('error', reject)
      const request = session.request({ ':method': method, ':path': path, ...headers })
      const chunks: Buffer[] = []
      let head: { status: number; headers: string[] } = { status: 0, headers: [] }
      request.on('response', (found, _flags, raw: string[] = []) => {
        head = { status: Number(found[':status']), headers: raw }
      })
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => resolve({ ...head, body: Buffer.concat(chunks) }))
      // A proxy may answer before it has taken a body that is too large.
      request.on('error', (error) =>
        head.status ? resolve({ ...head, body: Buffer.alloc(0) }) : reject(error),
      )
      request.end(body)
    })
  } finally {
    session.destroy()
  }
}

/** Those of one connection, the time, and the proxy's own: its name and its offer of HTTP/3. */
const ofConnection =
  /^(:status|connection|keep-alive|transfer-encoding|content-length|date|x-request-id|server|alt-svc)$/

/** Each header as often as it came, without the names' letter case. */
function listed(flat: readonly string[]): string[] {
  const pairs = flat.flatMap((name, at) => (at % 2 ? [] : [`${name.toLowerCase()}: ${flat[at + 1]}`]))
  return pairs.filter((pair) => !ofConnection.test(pair.slice(0, pair.indexOf(': ')))).sort()
}

/** As it is written in a configuration. */
const siteHost = new URL(server.address).host.replace('localhost', '127.0.0.1')
type Hosts = readonly [string, string, string]
/** Two more processes that are down: nobody may notice. */
const downHosts = [`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`] as const

async function startNginx(program: string, hosts: Hosts = [siteHost, ...downHosts]): Promise<string> {
  const [plain, secure] = [await freePort(), await freePort()]
  const home = await mkdtemp(join(folder, 'nginx-'))
  const own = (name: string) => join(home, name)
  await promisify(execFile)('openssl', [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
    ...['-subj', '/CN=localhost', '-keyout', own('key.pem'), '-out', own('cert.pem')],
  ])
  const site = (await readFile('operations/nginx/bridgelight.conf', 'utf8'))
    .replace('listen 80;', `listen 127.0.0.1:${plain};`)
    .replace('listen 443 ', `listen 127.0.0.1:${secure} `)
    .replace('127.0.0.1:3000', hosts[0])
    .replace('#server 127.0.0.1:3001', `server ${hosts[1]}`)
    .replace('#server 127.0.0.1:3002', `server ${hosts[2]}`)
    .replace(/\S+fullchain.pem/, own('cert.pem'))
    .replace(/\S+privkey.pem/, own('key.pem'))
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${own(kind)};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  await writeFile(
    own('nginx.conf'),
    `${user} daemon off; pid ${own('nginx.pid')}; events {} http { access_log off; ${temporary.join(' ')} ${site} }`,
  )
  run(program, ['-p', home, '-c', own('nginx.conf'), '-e', 'stderr'])
  return `https://localhost:${secure}`
}

async function startCaddy(program: string): Promise<string> {
  const port = await freePort()
  const file = join(folder, 'Caddyfile')
  const local = '{\n admin off\n skip_install_trust\n auto_https disable_redirects\n}\n'
  await writeFile(file, local + (await readFile('operations/caddy/Caddyfile', 'utf8')))
  run(program, ['run', '--config', file, '--adapter', 'caddyfile'], {
    SITE_ADDRESS: `https://localhost:${port}`,
    SITE_UPSTREAM: siteHost,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  })
  return `https://localhost:${port}`
}

function run(program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const child = spawn(program, args, { env: { PATH: process.env.PATH ?? '', ...env }, stdio: 'ignore' })
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  ends.push(async () => {
    child.kill('SIGTERM')
    await ended
  })
}

/** What the log says of the last request to this route. */
function lastLogged(route: string): { readonly client: string; readonly id: string } {
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.includes(`"route":"${route}"`))
  return JSON.parse(lines.at(-1) ?? '{}')
}

function isUp(address: string): Promise<number> {
  return ask(address, serverPaths.ready).then(
    ({ status }) => status,
    () => 0,
  )
}

for (const [name, start] of Object.entries({ nginx: startNginx, caddy: startCaddy })) {
  test(`${name} with our configuration passes everything on and lets nothing in`, async ({ skip }) => {
    const program = findOnPath(name)
    if (!program) return skip(`${name} is not installed`)
    const address = await start(program)
    await expect.poll(() => isUp(address)).toBe(200)

    for (const path of ['/', '/quote', '/robots.txt', serverPaths.authKeySet]) {
      const headers = { 'accept-encoding': 'br' }
      const direct = await fetch(server.address + path, { headers })
      const body = Buffer.from(await direct.arrayBuffer())
      const passed = await ask(address, path, { headers })
      const expected = [...direct.headers].map(([header, value]) => `${header}: ${value}`)
      const own = expected.filter((pair) => !ofConnection.test(pair.slice(0, pair.indexOf(': '))))
      expect(listed(passed.headers), `${path}: no header is lost, added or doubled`).toEqual(own.sort())
      if (direct.headers.get('content-encoding') === null) expect(passed.body.equals(body)).toBe(true)
      const etag = direct.headers.get('etag')
      if (etag)
        expect((await ask(address, path, { headers: { ...headers, 'if-none-match': etag } })).status).toBe(
          304,
        )
    }

    const inquiry = newInquiry('quote')
    const { 'X-Forwarded-For': forged = '', ...rest } = inquiry.headers
    const sent = await ask(address, inquiry.path, { method: 'POST', headers: rest, body: inquiry.body })
    expect([sent.status, sent.body.toString()]).toEqual([200, expect.stringContaining('reference')])
    const seen = lastLogged(inquiry.path)
    const again = await ask(address, inquiry.path, {
      method: 'POST',
      headers: { ...rest, 'X-Forwarded-For': forged, 'X-Request-Id': 'a-name-that-somebody-made-up' },
      body: inquiry.body,
    })
    const { client, id } = lastLogged(inquiry.path)
    expect(client, 'a made-up address is not believed').toBe(seen.client)
    expect(again.headers, 'the request has one name everywhere').toContain(id)
    expect(id, `${name} names it`).toMatch(name === 'nginx' ? /^[0-9a-f]{32}$/ : /^[0-9a-f-]{36}$/)

    const upload = (bytes: number) =>
      ask(address, inquiry.path, { method: 'POST', headers: rest, body: Buffer.alloc(bytes, ' ') })
    const refused = await upload(600 * 1024)
    expect([refused.status, refused.body.toString()]).toEqual([413, expect.stringContaining('too_large')])
    expect((await upload(3 * 1024 * 1024)).status).toBe(413)
    expect((await ask(address, serverPaths.metrics)).status).toBe(404)
  })
}

test('nginx asks the next process for what this one cannot take or does not have', async ({ skip }) => {
  const program = findOnPath('nginx')
  if (!program) return skip('nginx is not installed')
  const asked: string[] = []
  // Of another release, and its disk is full while the database is away.
  const troubled = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const status = request.url === serverPaths.ready ? 200 : request.method === 'POST' ? 503 : 404
    request.resume().on('end', () => response.writeHead(status).end())
  })
  troubled.listen(0, '127.0.0.1')
  await once(troubled, 'listening')
  onTestFinished(() => {
    troubled.closeAllConnections()
    troubled.close()
  })
  const bound = troubled.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  const other = `127.0.0.1:${port}`
  const address = await startNginx(program, [other, siteHost, other])
  await expect.poll(() => isUp(address)).toBe(200)

  const [asset = ''] = await readdir('dist/site/assets')
  const forms = ['quote', 'religious'] as const
  const times = [1, 2, 3, 4]
  for (const _ of times) {
    for (const { path, headers, body } of forms.map((form) => newInquiry(form)))
      expect([path, (await ask(address, path, { method: 'POST', headers, body })).status]).toEqual([
        path,
        200,
      ])
    expect((await ask(address, `/assets/${asset}`)).status).toBe(200)
  }
  expect((await ask(address, '/assets/nobody-has-this.js')).status).toBe(404)
  for (const tried of [...forms.map((form) => `POST ${inquiryForms[form].endpoint}`), `GET /assets/${asset}`])
    expect(asked).toContain(tried)
})
