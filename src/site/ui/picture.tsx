import { imagePath, plainWidth, type SiteImage } from '../../domain/site-image.ts'
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
  const plain = plainWidth(image)
  return (
    <span className={classNames(styles.frame, className)}>
      {/* The security policy allows no style attribute, but a drawing may have a colour. */}
      <svg className={styles.placeholder} aria-hidden="true">
        <rect width="100%" height="100%" fill={image.color} />
      </svg>
      <picture>
        <source type="image/avif" srcSet={sourceSet(image)} sizes={sizes} />
        <source type="image/webp" srcSet={imagePath(image, plain, 'webp')} />
        <img
          className={styles.image}
          src={imagePath(image, plain, 'jpg')}
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

function sourceSet(image: SiteImage): string {
  return image.widths.map((width) => `${imagePath(image, width, 'avif')} ${width}w`).join(', ')
}
