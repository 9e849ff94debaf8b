import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import sharp from 'sharp'
import type { Answer } from './answers.ts'

const imageBytes = 20_000
/** Short paragraphs, so that the image is the largest element painted. */
const paragraphs = 30
const lettersOfParagraph = 280

/** The least a page with a picture can cost: bare HTML with some text and one image, nothing else. */
export async function makeFloorPage(): Promise<Answer[]> {
  const image = await makeImage()
  const html = await promisify(brotliCompress)(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The floor</title>
<meta name="description" content="One heading, one image and some text.">
<link rel="icon" href="data:,">
</head>
<body>
<main>
<h1>The floor</h1>
<img src="/image.avif" alt="Grain over a gradient" width="360" height="240" fetchpriority="high">
${makeText()}
</main>
</body>
</html>
`)
  const answer = (path: string, contentType: string, body: Buffer, ...headers: string[]): Answer => ({
    path,
    headers: ['Content-Type', contentType, 'Content-Length', String(body.length), ...headers],
    body,
  })
  return [
    answer('/', 'text/html; charset=utf-8', html, 'Content-Encoding', 'br', 'Cache-Control', 'no-cache'),
    answer('/image.avif', 'image/avif', image, 'Cache-Control', 'public, max-age=31536000, immutable'),
  ]
}

/** Random numbers that are the same on every machine and in every run. */
function* sequence(): Generator<number, never> {
  for (let seed = 1; ; ) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
    yield seed >>> 16
  }
}

function makeText(): string {
  const letters = 'etaoin shrdlu cmf '
  const numbers = sequence()
  const paragraph = () =>
    Array.from({ length: lettersOfParagraph }, () => letters[numbers.next().value % letters.length]).join('')
  return Array.from({ length: paragraphs }, () => `<p>${paragraph()}</p>`).join('\n')
}

/** The noise determines how many bytes a picture needs; picks the quality closest to the wanted size. */
async function makeImage(): Promise<Buffer> {
  const size = { width: 720, height: 480 }
  const pixels = Buffer.alloc(size.width * size.height * 3)
  const numbers = sequence()
  for (let index = 0; index < pixels.length; index += 1) {
    pixels[index] = Math.round((170 * index) / pixels.length) + (numbers.next().value % 66)
  }
  const picture = sharp(pixels, { raw: { ...size, channels: 3 } })
  const candidates = await Promise.all(
    [40, 42, 44, 45, 46, 48].map((quality) => picture.clone().avif({ quality, effort: 2 }).toBuffer()),
  )
  const distance = (buffer: Buffer) => Math.abs(buffer.length - imageBytes)
  return candidates.reduce((best, next) => (distance(next) < distance(best) ? next : best))
}
