import { defaultCompany } from '../../src/content/company/company.ts'
import { showreelScript as script } from '../../src/content/showreel/showreel-script.ts'
import { cut, duration, type Span, titleSpans } from './edit.ts'

/** The film's caption track: its sounds and the titles on the picture. */
export function writeCaptions(): string {
  const opening = titleSpans.opening
  const last = cut.at(-1)
  const cues: [Span, string][] = [
    [{ from: 0, to: opening.from }, `[${script.heard.start}]`],
    [opening, script.titles.opening],
    [{ from: opening.to, to: opening.to + 4 }, `[${script.heard.middle}]`],
    [{ from: (last?.from ?? 0) - 2, to: titleSpans.closing.from }, `[${script.heard.end}]`],
    [titleSpans.closing, script.titles.closing],
    [{ from: titleSpans.name.from, to: duration }, `${defaultCompany.name}. ${defaultCompany.tagline}.`],
  ]
  // At the top, because the titles themselves are in the middle and below.
  const blocks = cues.map(([{ from, to }, text]) => `${stamp(from)} --> ${stamp(to)} line:0\n${text}\n`)
  return ['WEBVTT\n', ...blocks].join('\n')
}

function stamp(seconds: number): string {
  const whole = Math.floor(seconds)
  const parts = [Math.floor(whole / 60), whole % 60].map((part) => String(part).padStart(2, '0'))
  return `00:${parts.join(':')}.${String(Math.round((seconds - whole) * 1000)).padStart(3, '0')}`
}
