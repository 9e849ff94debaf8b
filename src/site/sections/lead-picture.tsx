import type { SiteImage } from '../../domain/site-image.ts'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/media/picture.tsx'
import styles from './lead-picture.module.css'

/** The opening picture of a page: a band above the text on a phone, behind the text on a wider screen. */
export function LeadPicture({ image }: { image: SiteImage }) {
  const focus = image.focus === 'middle' ? undefined : styles[image.focus]
  return <Picture image={image} sizes="100vw" priority className={classNames(styles.lead, focus)} />
}
