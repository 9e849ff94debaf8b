export type ScaleMark = { readonly value: number; readonly major: boolean }

/** On a phone, more marks than this run together. */
const mostMarks = 41

/** The marks of a scale, far enough apart to stay legible. Both ends are major marks. */
export function scaleMarks(min: number, max: number, step: number): readonly ScaleMark[] {
  if (!(step > 0) || !(max > min)) return []
  const steps = Math.floor((max - min) / step + 1e-9)
  const stride = divisorAtLeast(steps, Math.ceil(steps / (mostMarks - 1)))
  const count = steps / stride
  const between = count <= 6 ? 1 : divisorAtLeast(count, Math.ceil(count / 5))
  return Array.from({ length: count + 1 }, (_, index) => ({
    value: tidy(min + index * stride * step),
    major: index % between === 0,
  }))
}

/** Only a divisor of the number of steps puts a mark at both ends of the scale. */
function divisorAtLeast(total: number, least: number): number {
  for (let divisor = Math.max(1, least); divisor < total; divisor += 1) {
    if (total % divisor === 0) return divisor
  }
  return Math.max(1, total)
}

function tidy(value: number): number {
  return Number(value.toPrecision(12))
}
