import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { publishFile } from '../film/publish-file.ts'
import { runFfmpeg } from '../film/run-ffmpeg.ts'
import { duration } from './edit.ts'
import { writeCaptions } from './write-captions.ts'

/** A moment of the conference shot when all its lights are on, as a share of the film. */
const posterAt = 0.77

/** Copies the film to where the site serves it, under names that change with the content, and lists them. */
export async function publishFilm(
  root: string,
  folder: string,
  film: string,
  encoded: { av1: string; h264: string },
): Promise<void> {
  const still = join(folder, 'poster.png')
  await runFfmpeg(['-ss', String(duration * posterAt), '-i', film, '-frames:v', '1', still])
  const poster = await sharp(still).jpeg({ quality: 78, mozjpeg: true }).toBuffer()
  const target = join(root, 'public/assets/showreel')
  await mkdir(target, { recursive: true })
  for (const file of await readdir(target)) await rm(join(target, file))
  const files = {
    av1: await publishFile(target, 'showreel', 'webm', await readFile(encoded.av1)),
    h264: await publishFile(target, 'showreel', 'mp4', await readFile(encoded.h264)),
    poster: await publishFile(target, 'poster', 'jpg', poster),
    captions: await publishFile(target, 'captions', 'vtt', Buffer.from(writeCaptions())),
  }
  await writeFile(
    join(root, 'src/content/showreel/showreel-film.ts'),
    `/** Written by \`npm run showreel\`: where our own film is, shown unless the company's is on YouTube or Vimeo. */
export const showreelFilm = {
  /** A browser takes the first it can play. */
  sources: [
    { src: '${files.av1}', type: 'video/webm; codecs="av01.0.05M.10, opus"' },
    { src: '${files.h264}', type: 'video/mp4; codecs="avc1.64001f, mp4a.40.2"' },
  ],
  poster: '${files.poster}',
  captions: { src: '${files.captions}', language: 'en', label: 'English' },
} as const
`,
  )
}
