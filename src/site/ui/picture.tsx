import { type ImageFormat, imagePath, type SiteImage } from '../../domain/site-image.ts'
import { classNames } from './class-names.ts'
import styles from './picture.module.css'

export type PictureProps = {
  image: SiteImage
  /** How wide the picture is shown, as the `sizes` attribute says it. */
  sizes: string
  /** For the one picture of the first screen. */
  priority?: boolean | undefined
  /** Empty for decoration; otherwise the picture says itself what it shows. */
  alt?: string | undefined
  className?: string | undefined
}

export function Picture({ image, sizes, priority = false, alt = image.alt, className }: PictureProps) {
  const widest = image.widths.at(-1) ?? image.width
  return (
    <span className={classNames(styles.frame, className)}>
      {/* The security policy allows no style attribute, but a drawing may have a colour. */}
      <svg className={styles.placeholder} aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" fill={image.color} />
      </svg>
      <picture>
        {(['avif', 'webp'] as const).map((format) => (
          <source key={format} type={`image/${format}`} srcSet={sourceSet(image, format)} sizes={sizes} />
        ))}
        <img
          className={styles.image}
          src={imagePath(image, widest, 'jpg')}
          srcSet={sourceSet(image, 'jpg')}
          sizes={sizes}
          width={image.width}
          height={image.height}
          alt={alt}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding={priority ? undefined : 'async'}
        />
      </picture>
    </span>
  )
}

/** Also what a preload of the picture needs as its `imagesrcset`. */
export function sourceSet(image: SiteImage, format: ImageFormat): string {
  return image.widths.map((width) => `${imagePath(image, width, format)} ${width}w`).join(', ')
}
