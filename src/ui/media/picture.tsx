import { imagePath, plainWidth, type SiteImage } from '../../domain/site-image.ts'
import { classNames } from '../class-names.ts'
import styles from './picture.module.css'

export type PictureProps = {
  image: SiteImage
  /** How wide the picture is shown, as the `sizes` attribute says it. */
  sizes: string
  /** The widest file worth offering: a picture that is small everywhere needs no large ones. */
  upTo?: number | undefined
  /** For the one picture of the first screen. */
  priority?: boolean | undefined
  /** Empty for decoration; otherwise the picture says itself what it shows. */
  alt?: string | undefined
  className?: string | undefined
}

export function Picture({
  image,
  sizes,
  upTo = image.width,
  priority = false,
  alt = image.alt,
  className,
}: PictureProps) {
  const plain = plainWidth(image)
  return (
    <span className={classNames(styles.frame, className)}>
      <picture>
        <source type="image/avif" srcSet={sourceSet(image, upTo)} sizes={sizes} />
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

function sourceSet(image: SiteImage, upTo: number): string {
  return image.widths
    .filter((width) => width <= upTo)
    .map((width) => `${imagePath(image, width, 'avif')} ${width}w`)
    .join(', ')
}
