import type { SiteImage } from '../../domain/site-image.ts'
import { classNames } from '../../ui/class-names.ts'
import { Picture } from '../../ui/media/picture.tsx'
import styles from './lead-picture.module.css'

/** The picture a page opens with: a band above the words on a phone, behind them on a wider screen. */
export function LeadPicture({ image }: { image: SiteImage }) {
  const focus = image.focus === 'middle' ? undefined : styles[image.focus]
  return <Picture image={image} sizes="100vw" priority className={classNames(styles.lead, focus)} />
}
