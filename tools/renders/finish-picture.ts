import sharp from 'sharp'

export type Grade = { readonly vignette: number; readonly grain: number; readonly saturation: number }

/** The black of the site's dark bands: no shadow in a picture is darker than the page around it. */
const black = [10, 7, 5]

/** One size of a picture; vignette and grain are added at the final size: grain must not be scaled. */
export async function finishPicture(
  file: string,
  width: number,
  height: number,
  grade: Grade,
): Promise<Buffer> {
  const { data } = await sharp(file)
    .removeAlpha()
    .resize(width, height, { kernel: 'lanczos3' })
    .modulate({ saturation: grade.saturation })
    .sharpen({ sigma: 0.6, m1: 0.3, m2: 0.8 })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const noise = grain(width, height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const dx = (x / width - 0.5) * 2
      const dy = (y / height - 0.5) * 2
      const edge = Math.min(1, (dx * dx + dy * dy) / 2)
      const light = 1 - grade.vignette * edge ** 1.4
      const at = (y * width + x) * 3
      const level = ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 765
      // Film shows grain in the shadows and midtones; black and white stay clean.
      const speck = (noise[y * width + x] ?? 0) * grade.grain * (1.1 + 5 * level * (1 - level))
      for (let channel = 0; channel < 3; channel += 1) {
        const lowest = black[channel] ?? 0
        const value = (data[at + channel] ?? 0) * light
        data[at + channel] = Math.max(0, Math.min(255, lowest + (value * (255 - lowest)) / 255 + speck))
      }
    }
  }
  return data
}

/** Reproducible, slightly soft noise with a standard deviation of about one. */
function grain(width: number, height: number): Float32Array {
  let state = 0x9e3779b9
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32 - 0.5
  }
  const raw = Float32Array.from({ length: width * height }, () => (random() + random() + random()) * 1.6)
  return raw.map((value, index) => value * 0.7 + ((raw[index + 1] ?? 0) + (raw[index + width] ?? 0)) * 0.35)
}
