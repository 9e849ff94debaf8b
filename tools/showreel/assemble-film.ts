import { join } from 'node:path'
import { showreelScript } from '../../src/content/showreel/showreel-script.ts'
import { runFfmpeg } from '../film/run-ffmpeg.ts'
import { cardPlaces } from './draw-titles.ts'
import { cut, duration, lastFade, type Span, titleSpans } from './edit.ts'

const fps = showreelScript.framesPerSecond
/** 2.39:1 inside 16:9; the slate text is in the bars. */
const bars = '1280:720:0:92:color=0x050302'

/** Combines shots, titles and sound into one high-quality film, from which the small files are encoded. */
export async function assembleFilm(root: string, folder: string): Promise<string> {
  const film = join(folder, 'film.mkv')
  const cards = [
    { name: 'frame', span: { from: 0.3, to: duration }, fade: 0.8 },
    ...cut.map(({ name, from, to }, index) => ({
      name: `label-${name}`,
      span: { from: index === 0 ? 0.6 : from, to },
      fade: index === 0 ? 0.8 : 0,
    })),
    { name: 'tally', span: { from: 0.6, to: duration }, fade: 0.8 },
    { name: 'opening', span: titleSpans.opening, fade: 0.7 },
    { name: 'closing', span: titleSpans.closing, fade: 0.6 },
    { name: 'name', span: titleSpans.name, fade: 0.9 },
  ]
  const shots = cut.flatMap(({ name }) => ['-i', join(folder, 'cut', `${name}.mkv`)])
  const pictures = cards.flatMap(({ name, span }) => [
    ...['-itsoffset', String(span.from), '-loop', '1', '-framerate', String(fps)],
    ...['-t', String(span.to - span.from), '-i', join(folder, 'titles', `${name}.png`)],
  ])
  const dark = `fade=in:d=0.9,fade=out:st=${lastFade.from}:d=${(lastFade.to - lastFade.from) * 1.25}`
  const steps = [
    `${cut.map((_, index) => `[${index}:v]`).join('')}concat=n=${cut.length}:v=1,${dark},pad=${bars}[scene]`,
    ...cards.map(({ span, fade }, index) => `[${cut.length + index}:v]${appear(span, fade)}[card${index}]`),
    ...cards.map(({ name }, index) => {
      const before = index === 0 ? 'scene' : `with${index - 1}`
      const { x, y } = cardPlaces[name] ?? cardPlaces.label
      return `[${before}][card${index}]overlay=${x}:${y}:eof_action=pass:format=yuv420p10[with${index}]`
    }),
    `[with${cards.length - 1}]${timecode(root)},fade=out:st=${duration - 0.5}:d=0.5,format=yuv420p10le[picture]`,
  ]
  await runFfmpeg([
    ...shots,
    ...pictures,
    '-i',
    join(folder, 'leveled.wav'),
    '-filter_complex',
    steps.join(';'),
    '-map',
    '[picture]',
    '-map',
    `${cut.length + cards.length}:a`,
    ...[
      '-t',
      String(duration),
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-crf',
      '8',
      '-c:a',
      'pcm_s24le',
      film,
    ],
  ])
  return film
}

function appear({ from, to }: Span, seconds: number): string {
  const steps = ['format=rgba']
  if (seconds > 0) {
    steps.push(`fade=in:st=${from}:d=${seconds}:alpha=1`)
    if (to < duration) steps.push(`fade=out:st=${to - seconds}:d=${seconds}:alpha=1`)
  }
  return steps.join(',')
}

/** Draws a timecode that counts as long as the film runs. */
function timecode(root: string): string {
  const font = join(root, 'src/ui/styles/fonts/martian-mono.woff2')
  const look = `fontfile=${font}:fontsize=17:fontcolor=0xb9b0a3:x=1110:y=665`
  return `drawtext=${look}:timecode='00\\:00\\:00\\:00':r=${fps}:enable='between(t,0.6,${duration})'`
}
