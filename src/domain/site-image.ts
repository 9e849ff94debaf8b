/** Where its subject stands, from left to right; a group stands in the middle, but not all of it. */
export const imageFocus = ['left', 'middle', 'group', 'right', 'edge'] as const

/** A picture of the house, stored in several widths and formats under names that change with what they show. */
export type SiteImage = {
  readonly name: string
  /** Size of the widest file, so that room is kept before anything arrives. */
  readonly width: number
  readonly height: number
  /** Narrowest first. */
  readonly widths: readonly number[]
  readonly hash: string
  readonly alt: string
  /** What stays in view where the picture is cropped. */
  readonly focus: (typeof imageFocus)[number]
}

export type ImageFormat = 'avif' | 'webp' | 'jpg'

/** The one width that browsers get who do not know the first format; they are few. */
export function plainWidth({ width, widths }: Pick<SiteImage, 'width' | 'widths'>): number {
  return widths.findLast((each) => each <= 960) ?? width
}

/** Under `/assets/`, which browsers and caches keep for ever. */
export function imagePath({ name, hash }: SiteImage, width: number, format: ImageFormat): string {
  return `/assets/images/${name}-${width}-${hash}.${format}`
}
