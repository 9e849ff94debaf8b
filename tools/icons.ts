/** Renders the raster icons from the logo mark. Run it after changing the mark; the results are committed. */
import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'

const svg = await readFile('public/icon.svg', 'utf8')
const square = svg.replace(' rx="12"', '')

/** The mark made smaller, for systems that crop the square to their own shape. */
function inset(scale: number): string {
  const margin = 32 * (1 - scale)
  return square.replace(
    '<g fill="none">',
    `<g fill="none" transform="translate(${margin} ${margin}) scale(${scale})">`,
  )
}

function render(source: string, size: number): Promise<Buffer> {
  const image = sharp(Buffer.from(source), { density: (72 * size) / 64 }).resize(size, size)
  return image.png({ compressionLevel: 9, palette: true }).toBuffer()
}

/** An icon file is a directory of PNGs. */
function wrapAsIco(pictures: readonly { png: Buffer; size: number }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(pictures.length, 4)
  let offset = head.length
  for (const [index, { png, size }] of pictures.entries()) {
    const entry = 6 + 16 * index
    head.writeUInt8(size, entry)
    head.writeUInt8(size, entry + 1)
    head.writeUInt16LE(1, entry + 4)
    head.writeUInt16LE(32, entry + 6)
    head.writeUInt32LE(png.length, entry + 8)
    head.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)])
}

const favicons = await Promise.all([16, 32, 48].map(async (size) => ({ png: await render(svg, size), size })))
await writeFile('public/favicon.ico', wrapAsIco(favicons))
await writeFile('public/apple-touch-icon.png', await render(inset(0.84), 180))
await writeFile('public/icon-192.png', await render(svg, 192))
await writeFile('public/icon-512.png', await render(svg, 512))
await writeFile('public/icon-maskable-512.png', await render(inset(0.66), 512))
