import { freePort } from '../support/servers/free-port.ts'
import { findProgram, startProgram } from './program.ts'
import type { OtherBrowser, RemotePage } from './remote-page.ts'

const driver = findProgram('WebKitWebDriver')
const browser = findProgram('MiniBrowser')
const screen = findProgram('Xvfb')

/** WebKitGTK through its own WebDriver, on a virtual screen. */
export const webkit: OtherBrowser = {
  name: 'WebKit',
  missing: driver && browser && screen ? null : 'webkit2gtk-driver or xvfb is not installed',
  start: () => startWebKit(driver ?? '', browser ?? '', screen ?? ''),
}

/** The key under which the protocol answers with an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

async function startWebKit(driverPath: string, binary: string, screenPath: string): Promise<RemotePage> {
  const display = await startProgram(
    screenPath,
    ['-displayfd', '1', '-screen', '0', '1280x800x24', '-nolisten', 'tcp'],
    /^(\d+)$/m,
  )
  const port = await freePort()
  const program = await startProgram(
    '/bin/sh',
    ['-c', `echo started; exec ${driverPath} --port=${port}`],
    /started/,
    {
      DISPLAY: `:${display.found}`,
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  )
  const address = `http://127.0.0.1:${port}`
  const { sessionId } = await begin(address, binary)
  const call = (method: string, path: string, body?: object) =>
    ask(`${address}/session/${sessionId}${path}`, method, body)
  const find = async (selector: string) => {
    const found = await call('POST', '/element', { using: 'css selector', value: selector })
    return String(Object(found)[elementKey])
  }
  return {
    async open(url) {
      await call('POST', '/url', { url })
    },
    run: (body) => call('POST', '/execute/sync', { script: body, args: [] }),
    async click(selector) {
      await call('POST', `/element/${await find(selector)}/click`, {})
    },
    async type(selector, text) {
      await call('POST', `/element/${await find(selector)}/value`, { text })
    },
    async close() {
      await call('DELETE', '').catch(() => undefined)
      await program.end()
      await display.end()
    },
  }
}

/** Retries until the driver answers: it starts to listen a moment after it has started. */
async function begin(address: string, binary: string): Promise<{ readonly sessionId: string }> {
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
  }
  for (;;) {
    try {
      return Object(await ask(`${address}/session`, 'POST', { capabilities }))
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  }
}

async function ask(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`${method} ${url}: ${value?.message ?? response.status}`)
  return value
}
