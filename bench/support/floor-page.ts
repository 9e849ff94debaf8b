import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import sharp from 'sharp'
import type { Answer } from './answers.ts'

const imageBytes = 20_000

/** The least a page with a picture can cost: bare HTML and one image, nothing else. */
export async function makeFloorPage(): Promise<Answer[]> {
  const image = await makeImage()
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The floor</title>
<meta name="description" content="One heading, one image and one paragraph.">
<link rel="icon" href="data:,">
</head>
<body>
<main>
<h1>The floor</h1>
<img src="/image.avif" alt="Grain over a gradient" width="360" height="240" fetchpriority="high">
<p>${'A page that has nothing to wait for. '.repeat(40)}</p>
</main>
</body>
</html>
`
  const body = await promisify(brotliCompress)(html)
  return [
    {
      path: '/',
      headers: [
        'Content-Type',
        'text/html; charset=utf-8',
        'Content-Encoding',
        'br',
        'Content-Length',
        String(body.length),
      ],
      body,
    },
    {
      path: '/image.avif',
      headers: [
        'Content-Type',
        'image/avif',
        'Cache-Control',
        'public, max-age=31536000, immutable',
        'Content-Length',
        String(image.length),
      ],
      body: image,
    },
  ]
}

/** Grain decides how many bytes a picture needs; the quality nearest to the wanted size is taken. */
async function makeImage(): Promise<Buffer> {
  const size = { width: 720, height: 480 }
  const pixels = Buffer.alloc(size.width * size.height * 3)
  let seed = 1
  for (let index = 0; index < pixels.length; index += 1) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    pixels[index] = Math.min(255, Math.round((170 * index) / pixels.length) + ((seed >> 16) % 60))
  }
  const picture = sharp(pixels, { raw: { ...size, channels: 3 } })
  const candidates = await Promise.all(
    [20, 30, 40, 50, 60].map((quality) => picture.clone().avif({ quality, effort: 2 }).toBuffer()),
  )
  const distance = (buffer: Buffer) => Math.abs(buffer.length - imageBytes)
  return candidates.reduce((best, next) => (distance(next) < distance(best) ? next : best))
}
