import type { CapabilityId } from '../../../content/live-streaming/multiview.ts'

/** The drawing behind each figure: frames within frames, lenses in a row, meters. */
export const gauges: Readonly<Record<CapabilityId, string>> = {
  picture: 'M20 20H300V160H20ZM188 104H300M188 104V160M244 132H300M244 132V160',
  cameras: [0, 1, 2, 3, 4]
    .map((lens) => `M${64 + lens * 48} 12a16 16 0 1 1-.1 0M${64 + lens * 48} 21a7 7 0 1 1-.1 0`)
    .join(''),
  audio: Array.from({ length: 16 }, (_, channel) => {
    const level = 12 + ((channel * channel * 13 + channel * 29) % 46)
    return `M${25 + channel * 18} 160v${-level}`
  }).join(''),
}
