/**
 * Makes pictures from 3D scenes:
 * `npm run renders -- NAME… | --all | --missing | --list [--draft] [--develop] [--publish]`.
 * Blender (`blender` on the path, with NumPy: `python3-numpy` in Debian) renders a scene of
 * `tools/renders/scenes/` into `.renders/NAME/`; the site's files and `src/content/images/images.ts` are made
 * from that. `--draft` is a small, quick preview and publishes nothing, `--develop` starts from light that is
 * already rendered, `--publish` from the finished master.
 * The id of the running Blender is in `render.pid` in the system's temporary folder: `kill -STOP` pauses it.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import * as images from '../src/content/images/images.ts'
import { feedsOf } from './renders/feeds-of.ts'
import { publishImage } from './renders/publish-image.ts'
import { writeImageList } from './renders/write-image-list.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const scenes = join(root, 'tools/renders/scenes')
const masters = join(root, '.renders')
const list = join(root, 'src/content/images/images.ts')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: 'boolean', default: false },
    missing: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    draft: { type: 'boolean', default: false },
    develop: { type: 'boolean', default: false },
    publish: { type: 'boolean', default: false },
  },
})

const known = (await readdir(scenes))
  .filter((file) => file.endsWith('.py'))
  .map((file) => file.slice(0, -'.py'.length).replaceAll('_', '-'))
  .sort()
const rendered = new Set(Object.values(images).map(({ name }) => name))

/** Pictures on a scene's screens are rendered first, unless they exist already or are on the site. */
async function withFeeds(name: string): Promise<string[]> {
  const feeds = await feedsOf(name)
  const missing = feeds.filter(
    (feed) => !rendered.has(feed) && !existsSync(join(masters, feed, 'master.png')),
  )
  return [...missing, name]
}

function render(name: string, folder: string): Promise<void> {
  const script = join(root, 'tools/renders/render_scene.py')
  const flags = [...(values.draft ? ['--draft'] : []), ...(values.develop ? ['--develop-only'] : [])]
  // Lowest priority: other work on this machine goes first.
  const command = ['-n', '19', 'ionice', '-c3', 'blender', '-b', '-P', script, '--', name, folder, ...flags]
  return new Promise((resolve, reject) => {
    const child = spawn('nice', command, { stdio: ['ignore', 'ignore', 'inherit'] })
    void writeFile(join(tmpdir(), 'render.pid'), String(child.pid))
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Blender ended with ${code}`))))
  })
}

if (values.list) {
  for (const name of known) console.log(name)
} else {
  const named = values.all
    ? known
    : values.missing
      ? known.filter((name) => !rendered.has(name))
      : positionals
  if (named.length === 0) throw new Error('Name a scene, or --all, or --list.')
  for (const name of named) {
    if (!known.includes(name)) throw new Error(`There is no scene ${name}; --list names all.`)
  }
  // Drafts skip feeds: a drafted feed is not a master, so no screen would show it.
  const names = new Set(values.draft ? named : (await Promise.all(named.map(withFeeds))).flat())
  for (const name of names) {
    const folder = join(masters, values.draft ? `${name}-draft` : name)
    await mkdir(folder, { recursive: true })
    const started = Date.now()
    if (!values.publish) await render(name, folder)
    if (!values.draft) {
      const published = await publishImage(folder, join(root, 'public/assets/images'))
      if (published) await writeFile(join(folder, 'published.json'), JSON.stringify(published, null, 2))
      await writeImageList(list, masters)
      spawnSync(
        join(root, 'node_modules/.bin/biome'),
        ['check', '--write', list, list.replace(/\.ts$/, '')],
        { cwd: root },
      )
    }
    console.log(`${name}: ${Math.round((Date.now() - started) / 1000)} s, ${join(folder, 'master.png')}`)
  }
}
