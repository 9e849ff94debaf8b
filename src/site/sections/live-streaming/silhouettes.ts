/** Head and shoulders; `size` is half the height of the head, `reach` how far down the body goes, in heads. */
export function bust(x: number, y: number, size: number, reach = 3.4): string {
  const at = (dx: number, dy: number) => `${round(dx * size)} ${round(dy * size)}`
  return [
    `M${round(x - 2.1 * size)} ${round(y + reach * size)}`,
    `c${at(0, 2.3 - reach)} ${at(0.45, 1.75 - reach)} ${at(1.5, 1.45 - reach)}`,
    `v${round(-0.45 * size)}c${at(-0.45, -0.4)} ${at(-0.55, -2.1)} ${at(0.6, -2.1)}`,
    `s${at(1.05, 1.7)} ${at(0.6, 2.1)}v${round(0.45 * size)}`,
    `c${at(1.05, 0.3)} ${at(1.5, 0.85)} ${at(1.5, reach - 1.45)}Z`,
  ].join('')
}

function round(value: number): string {
  return String(Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value))
}
