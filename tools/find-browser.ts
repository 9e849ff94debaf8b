/** Finds a browser for the end-to-end tests, or gets one: the system's, Playwright's own, Debian's package. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** No window, no services in the background, no trace of other sessions; text as wide as phones draw it, to fractions of a pixel. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
]

/** The headless build first: the same engine without a window's cost. */
const systemBrowsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export function findBrowser(): string | null {
  const configured = process.env.CHROMIUM_PATH
  if (configured) return configured
  return [...systemBrowsers, chromium.executablePath()].find((path) => existsSync(path)) ?? null
}

export function ensureBrowser(log: (line: string) => void): string {
  const found = findBrowser()
  if (found) return found
  log('No browser found: trying Playwright’s own download …')
  spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  })
  const downloaded = findBrowser()
  if (downloaded) return downloaded
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    log('Trying the system’s package manager …')
    spawnSync(
      'sh',
      [
        '-c',
        'apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium-headless-shell || apt-get install -y -qq chromium',
      ],
      {
        stdio: 'inherit',
        timeout: 600_000,
      },
    )
    const packaged = findBrowser()
    if (packaged) return packaged
  }
  throw new Error(
    'No browser for the end-to-end tests: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  )
}
