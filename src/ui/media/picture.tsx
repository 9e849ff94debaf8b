import { imagePath, plainWidth, type SiteImage } from '../../domain/site-image.ts'
import { classNames } from '../class-names.ts'
import styles from './picture.module.css'

export type PictureProps = {
  image: SiteImage
  /** The displayed width, as a `sizes` attribute. */
  sizes: string
  /** The widest file to offer: a picture that is always small needs no large files. */
  upTo?: number | undefined
  /** For the one picture on the first screen. */
  priority?: boolean | undefined
  /** Empty for a decorative picture; by default, the picture's own description. */
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
