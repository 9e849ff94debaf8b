import { equipment, rateCardWords as words } from '../../../content/equipment/equipment.ts'
import { packagePictures, packages } from '../../../content/equipment/packages.ts'
import { quoteHref } from '../../../domain/equipment/quote-href.ts'
import type { PackageItem } from '../../../domain/equipment/rental-package.ts'
import { formatDollars } from '../../../domain/format-dollars.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ButtonLink } from '../../../ui/control/button.tsx'
import corners from '../../../ui/layout/corners.module.css'
import { Picture } from '../../../ui/media/picture.tsx'
import { Badge } from '../../../ui/text/badge.tsx'
import styles from './rate-card.module.css'

const sizes = '(min-width: 77rem) 33vw, (min-width: 54rem) 42vw, 92vw'
const namesById = new Map(equipment.map(({ id, name }) => [id, name]))

/** The packages as lines of one card, each with its purpose, contents and price. */
export function RateCard() {
  return (
    <ol className={styles.card} aria-label={words.label}>
      {packages.map((offer) => {
        const picture = packagePictures.get(offer.id)
        return (
          <li
            key={offer.id}
            className={classNames(styles.offer, offer.featured && corners.corners)}
            data-featured={offer.featured || undefined}
          >
            {picture ? <Picture image={picture} sizes={sizes} className={styles.picture} /> : null}
            <div className={styles.pitch}>
              <Badge tone={offer.featured ? 'accent' : 'neutral'}>{offer.badge}</Badge>
              <h3 className={styles.name}>{offer.name}</h3>
              <p className={styles.description}>{offer.description}</p>
            </div>
            <ul className={styles.contents} aria-label={words.contents(offer.name)}>
              {offer.items.map((item) => {
                const name = nameOf(item)
                return (
                  <li key={name} className={styles.item} data-kind={item.kind}>
                    <span className={styles.count}>{item.qty}</span>
                    {` ${name}`}
                  </li>
                )
              })}
            </ul>
            <div className={styles.terms}>
              <p className={styles.price}>
                {formatDollars(offer.price)}
                <span className={styles.term}>{offer.term}</span>
              </p>
              <ButtonLink
                href={quoteHref('package', offer.id)}
                variant={offer.featured ? 'primary' : 'quiet'}
                aria-label={`${words.action}: ${offer.name}`}
              >
                {words.action}
              </ButtonLink>
            </div>
          </li>
        )
      })}
    </ol>
  )
}

function nameOf(item: PackageItem): string {
  return item.kind === 'extra' ? item.name : (namesById.get(item.itemId) ?? item.itemId)
}
