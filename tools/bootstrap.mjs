/**
 * The only plain JavaScript file: it runs on the Node that a machine has, installs missing packages and hands
 * over to the project's own Node, which runs TypeScript directly. Usage: node tools/bootstrap.mjs FILE.ts …
 */
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [tool, ...args] = process.argv.slice(2)
if (Number(process.versions.node.split('.')[0]) < 20) fail('Node 20 or newer is needed; see README.md.')
if (!tool) fail('usage: node tools/bootstrap.mjs FILE.ts [arguments]')

const nodeBinary = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
install()
run()

/** Installs when node_modules is missing, or was made from another lockfile or on another system. */
function install() {
  const stamp = join(root, 'node_modules/.installed')
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')
  if (existsSync(stamp) && existsSync(nodeBinary) && readFileSync(stamp, 'utf8') === wanted) return
  console.log('Installing dependencies (first start, or they have changed) …')
  const npm = process.env.npm_execpath
  const options = { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: installEnvironment() }
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, 'ci', '--no-audit', '--no-fund'], options)
    : spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { ...options, shell: process.platform === 'win32' })
  if (result.status !== 0) fail('`npm ci` failed; its messages are above.')
  if (!existsSync(nodeBinary)) fail('The `node` package has no binary for this system; see README.md.')
  writeFileSync(stamp, wanted)
}

/** Settings of the outer `npm start`, such as NODE_ENV=production, must not leak into the inner `npm ci`. */
function installEnvironment() {
  const { NODE_ENV: _, npm_config_production: __, npm_config_omit: ___, ...rest } = process.env
  return { ...rest, npm_config_update_notifier: 'false' }
}

function run() {
  const env = {
    ...process.env,
    PATH: `${dirname(nodeBinary)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`,
  }
  const child = spawn(nodeBinary, [join(root, tool), ...args], { cwd: root, stdio: 'inherit', env })
  // A terminal sends Ctrl-C to the whole process group; other signals are passed on. The child decides what
  // to do.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/** @returns {never} */
function fail(message) {
  console.error(message)
  process.exit(1)
}
