/** Renders the raster icons from the mark. Run after changing it; the results are committed. */
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const svg = await readFile('public/icon.svg', 'utf8')
const fullBleed = svg.replace(' rx="10"', '')
const maskable = fullBleed.replace(
  '<g fill="none">',
  '<g fill="none" transform="translate(9.6 9.6) scale(0.7)">',
)

function render(source: string, size: number): Promise<Buffer> {
  const image = sharp(Buffer.from(source), { density: (72 * size) / 64 }).resize(size, size)
  return image.png({ compressionLevel: 9, palette: true }).toBuffer()
}

/** An icon file may hold a PNG behind a directory of one entry. */
function wrapAsIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

await writeFile('public/favicon.ico', wrapAsIco(await render(svg, 32), 32))
await writeFile('public/apple-touch-icon.png', await render(fullBleed, 180))
await writeFile('public/icon-192.png', await render(svg, 192))
await writeFile('public/icon-512.png', await render(svg, 512))
await writeFile('public/icon-maskable-512.png', await render(maskable, 512))
