/** Renders the raster icons from public/icon.svg. Run after changing the mark; the results are committed. */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

const svg = await readFile('public/icon.svg', 'utf8')
const fullBleed = svg.replace(' rx="10"', '')
const maskable = fullBleed.replace(
  '<g fill="none">',
  '<g fill="none" transform="translate(9.6 9.6) scale(0.7)">',
)

async function render(source: string, size: number, name: string): Promise<void> {
  const image = sharp(Buffer.from(source), { density: (72 * size) / 64 }).resize(size, size)
  await image.png({ compressionLevel: 9, palette: true }).toFile(`public/${name}.png`)
}

await render(svg, 32, 'icon-32')
await render(fullBleed, 180, 'apple-touch-icon')
await render(svg, 192, 'icon-192')
await render(svg, 512, 'icon-512')
await render(maskable, 512, 'icon-maskable-512')
