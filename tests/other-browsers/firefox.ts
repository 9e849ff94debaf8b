import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findProgram, startProgram } from './program.ts'
import type { OtherBrowser, RemotePage } from './remote-page.ts'

const path = findProgram('firefox-esr', 'firefox')

/** Firefox speaks WebDriver BiDi itself and needs no separate driver. */
export const firefox: OtherBrowser = {
  name: 'Firefox',
  missing: path ? null : 'firefox-esr is not installed',
  start: () => startFirefox(path ?? ''),
}

async function startFirefox(executable: string): Promise<RemotePage> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  // These settings keep Firefox from contacting anything but the tested site.
  const quiet = ['app.update.disabledForTesting', 'network.captive-portal-service.testMode']
  await writeFile(join(profile, 'user.js'), quiet.map((name) => `user_pref("${name}", true);\n`).join(''))
  const program = await startProgram(
    executable,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    /WebDriver BiDi listening on (ws:\S+)/,
    { HOME: profile, MOZ_REMOTE_SETTINGS_DEVTOOLS: '1' },
  )
  const connection = await connect(`${program.found}/session`)
  const { send } = connection
  await send('session.new', { capabilities: {} })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context ?? ''
  await send('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } })

  const evaluate = (expression: string) =>
    send<{ type: string; result?: { value?: unknown }; exceptionDetails?: { text: string } }>(
      'script.evaluate',
      { expression, target: { context }, awaitPromise: true, userActivation: true },
    )
  const run = async (body: string): Promise<unknown> => {
    const answer = await evaluate(`(async () => JSON.stringify(await (async () => { ${body} })() ?? null))()`)
    if (answer.type !== 'success') throw new Error(answer.exceptionDetails?.text ?? 'The script failed')
    return JSON.parse(String(answer.result?.value))
  }

  return {
    async open(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    run,
    async click(selector) {
      const [x, y] = pointOf(await run(middleOf(selector)))
      await send('input.performActions', {
        context,
        actions: [
          {
            type: 'pointer',
            id: 'mouse',
            actions: [
              { type: 'pointerMove', x, y },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ],
      })
    },
    async type(selector, text) {
      await run(`document.querySelector(${JSON.stringify(selector)}).focus()`)
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await send('input.performActions', { context, actions: [{ type: 'key', id: 'keys', actions }] })
    },
    async close() {
      connection.close()
      await program.end()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** A script that scrolls an element into view and returns its center. */
function middleOf(selector: string): string {
  return `
    const element = document.querySelector(${JSON.stringify(selector)})
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, width, height } = element.getBoundingClientRect()
    return [Math.round(left + width / 2), Math.round(top + height / 2)]`
}

function pointOf(value: unknown): readonly [number, number] {
  if (!Array.isArray(value)) throw new Error('The page did not tell where the element is')
  return [Number(value[0]), Number(value[1])]
}

async function connect(url: string) {
  const socket = new WebSocket(url)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`${url} cannot be reached`))
  })
  let last = 0
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  socket.onmessage = ({ data }) => {
    const { id, type, result, message } = JSON.parse(String(data))
    if (type === 'success') waiting.get(id)?.resolve(result)
    else waiting.get(id)?.reject(new Error(message))
    waiting.delete(id)
  }
  return {
    send<Result>(method: string, params: object): Promise<Result> {
      last += 1
      const answer = Promise.withResolvers<unknown>()
      waiting.set(last, answer)
      socket.send(JSON.stringify({ id: last, method, params }))
      return answer.promise as Promise<Result>
    },
    close: () => socket.close(),
  }
}
