/** Where a picture's subject is, from left to right; a `group` is in the middle but reaches beyond it. */
export const imageFocus = ['left', 'middle', 'group', 'right', 'edge'] as const

/** One of our pictures, stored in several widths and formats under names that change with their content. */
export type SiteImage = {
  readonly name: string
  /** Size of the widest file, so that space is reserved before the picture loads. */
  readonly width: number
  readonly height: number
  /** Narrowest first. */
  readonly widths: readonly number[]
  readonly hash: string
  readonly alt: string
  /** The part that stays in view when the picture is cropped. */
  readonly focus: (typeof imageFocus)[number]
}

export type ImageFormat = 'avif' | 'webp' | 'jpg'

/** The only width for the few browsers that do not support the first format. */
export function plainWidth({ width, widths }: Pick<SiteImage, 'width' | 'widths'>): number {
  return widths.findLast((each) => each <= 960) ?? width
}

/** Under `/assets/`, which browsers and caches keep forever. */
export function imagePath({ name, hash }: SiteImage, width: number, format: ImageFormat): string {
  return `/assets/images/${name}-${width}-${hash}.${format}`
}
