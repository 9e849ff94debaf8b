import { classNames } from './class-names.ts'
import styles from './picture.module.css'

export type PictureFile = { readonly src: string; readonly width: number }

/** One picture in three formats, each in several widths, narrowest first. */
export type PictureImage = {
  /** Size of the largest file, so that room is kept before anything arrives. */
  readonly width: number
  readonly height: number
  readonly avif: readonly PictureFile[]
  readonly webp: readonly PictureFile[]
  readonly jpeg: readonly PictureFile[]
}

export type PictureProps = {
  image: PictureImage
  /** Empty for decoration. */
  alt: string
  /** How wide the picture is shown, as the `sizes` attribute says it. */
  sizes: string
  loading?: 'lazy' | 'eager' | undefined
  fetchPriority?: 'high' | 'low' | 'auto' | undefined
  /** A class whose background is the tiny blurred picture; the real one covers it when it arrives. */
  placeholderClass?: string | undefined
  className?: string | undefined
}

export function Picture({
  image,
  alt,
  sizes,
  loading = 'lazy',
  fetchPriority,
  placeholderClass,
  className,
}: PictureProps) {
  return (
    <picture className={classNames(styles.picture, className)}>
      {(['avif', 'webp'] as const).map((format) =>
        image[format].length > 0 ? (
          <source key={format} type={`image/${format}`} srcSet={sourceSet(image[format])} sizes={sizes} />
        ) : null,
      )}
      <img
        className={classNames(styles.image, placeholderClass)}
        src={image.jpeg.at(-1)?.src}
        srcSet={sourceSet(image.jpeg)}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={loading}
        fetchPriority={fetchPriority}
        decoding={loading === 'lazy' ? 'async' : undefined}
      />
    </picture>
  )
}

/** Also what a preload of the picture needs as its `imagesrcset`. */
export function sourceSet(files: readonly PictureFile[]): string {
  return files.map((file) => `${file.src} ${file.width}w`).join(', ')
}
