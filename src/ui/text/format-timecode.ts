/** Formats `7` as `07`: numbers on a slate have two digits. */
export function slateNumber(value: number, digits = 2): string {
  return String(Math.trunc(value)).padStart(digits, '0')
}

/** Formats seconds as hours, minutes, seconds and frames: `01:02:03:12`. */
export function formatTimecode(seconds: number, framesPerSecond = 24): string {
  const frames = Math.max(0, Math.round(seconds * framesPerSecond))
  const whole = Math.floor(frames / framesPerSecond)
  return [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60, frames % framesPerSecond]
    .map((part) => slateNumber(part))
    .join(':')
}
