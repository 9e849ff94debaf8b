/**
 * The browser that tests, screenshots and benches use: the headless Chromium inside the npm package
 * `@sparticuz/chromium`, so that every machine has the same one without a download or root. `CHROMIUM_PATH`
 * selects another; systems without a build in the package use an installed Chrome or Chromium.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync } from 'node:zlib'

/** Launch options as Playwright takes them. */
export type Browser = {
  readonly executablePath: string
  readonly args: string[]
  readonly env: Record<string, string>
}

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const shipped = join(root, 'node_modules/@sparticuz/chromium')
const fontPackages = join(root, 'node_modules/@expo-google-fonts')

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Makes text as wide as on phones, to fractions of a pixel.
  '--font-render-hinting=none',
]

const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export function findBrowser(): Browser {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return { executablePath: chosen, args, env: environment() }
  if (process.platform === 'linux' && process.arch === 'x64') return unpackShipped()
  const executablePath = installed.find((path) => existsSync(path))
  if (executablePath) return { executablePath, args, env: environment() }
  throw new Error('No browser was found: install Chrome or Chromium, or set CHROMIUM_PATH to one.')
}

/** Unpacks the browser beside the packages. Libraries and fonts are pinned too: none is the machine's own. */
function unpackShipped(): Browser {
  const { version } = JSON.parse(readFileSync(join(shipped, 'package.json'), 'utf8'))
  const folder = join(root, `node_modules/.cache/chromium-${version}`)
  if (!existsSync(folder)) {
    const unfinished = `${folder}.${process.pid}`
    mkdirSync(unfinished, { recursive: true })
    writeFileSync(join(unfinished, 'chromium'), inflate('chromium.br'), { mode: 0o755 })
    unpack(inflate('al2023.tar.br'), unfinished)
    // Several test processes may start at once: the first to finish wins, and none sees a partial folder.
    try {
      renameSync(unfinished, folder)
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true })
      if (!existsSync(folder)) throw error
    }
  }
  nameFonts(folder)
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: { ...environment(), LD_LIBRARY_PATH: join(folder, 'lib'), FONTCONFIG_PATH: folder },
  }
}

function inflate(name: string): Buffer {
  return brotliDecompressSync(readFileSync(join(shipped, 'bin', name)))
}

function unpack(archive: Buffer, folder: string): void {
  const { status, stderr, error } = spawnSync('tar', ['-xf', '-', '-C', folder], { input: archive })
  if (status !== 0) throw new Error(`The browser's files could not be unpacked: ${error ?? stderr}`)
}

/** Free fonts with the metrics of the fonts that pages request by name, provided under those names. */
const fonts = [
  { file: 'arimo/400Regular/Arimo_400Regular.ttf', name: 'Arial' },
  { file: 'arimo/700Bold/Arimo_700Bold.ttf', name: 'Arial Bold' },
  { file: 'tinos/400Regular/Tinos_400Regular.ttf', name: 'Times New Roman' },
  { file: 'cousine/400Regular/Cousine_400Regular.ttf', name: 'Courier New' },
]

/** The settings contain absolute paths, so they are rewritten when the project has been moved. */
function nameFonts(folder: string): void {
  const file = join(folder, 'fonts.conf')
  const settings = fontSettings(folder)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== settings) writeFileSync(file, settings)
}

function fontSettings(folder: string): string {
  const directories = fonts.map(({ file }) => `<dir>${join(fontPackages, dirname(file))}</dir>`)
  const names = fonts.map(
    ({ file, name }) => `<match target="scan">
  <test name="file" compare="eq"><string>${join(fontPackages, file)}</string></test>
  <edit name="fullname" mode="assign" binding="same"><string>${name}</string></edit>
</match>`,
  )
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
${[...directories, ...names].join('\n')}
<cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`
}

function environment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}
