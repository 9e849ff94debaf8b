import { useRef } from 'react'
import { packagePictures } from '../../../content/equipment/packages.ts'
import { popularWords as words } from '../../../content/quote/quote-words.ts'
import type { RentalPackage } from '../../../domain/equipment/rental-package.ts'
import { formatDollars } from '../../../domain/format-dollars.ts'
import { Button } from '../../../ui/control/button.tsx'
import { IconButton } from '../../../ui/control/icon-button.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { pageList, usePageList } from './page-list.ts'
import styles from './popular-packages.module.css'
import { isListed } from './request-list.ts'

/** The packages as a price list; one press adds a package to the visitor's list. */
export function PopularPackages() {
  const list = usePageList()
  return (
    <div className={styles.offers}>
      <h3 className={`slate ${styles.heading}`}>{words.heading}</h3>
      <ul className={styles.list}>
        {words.packages.map((offer) => (
          <Offer key={offer.id} offer={offer} listed={isListed(list, { kind: 'package', id: offer.id })} />
        ))}
      </ul>
    </div>
  )
}

function Offer({ offer, listed }: { offer: RentalPackage; listed: boolean }) {
  const { id, name, description, price, term } = offer
  const picture = packagePictures.get(id)
  const addRef = useRef<HTMLButtonElement>(null)
  return (
    <li className={styles.offer} data-listed={listed || undefined}>
      {picture ? (
        <Picture image={picture} sizes="(min-width: 48rem) 13rem, 8rem" className={styles.picture} />
      ) : null}
      <p className={styles.name}>{name}</p>
      <p className={styles.description}>{description}</p>
      <p className={styles.price}>
        {formatDollars(price)}
        <span className={styles.term}>{term}</span>
      </p>
      <div className={styles.actions}>
        <Button
          ref={addRef}
          variant="quiet"
          size="small"
          icon={listed ? 'check' : 'plus'}
          iconSide="start"
          aria-label={`${listed ? words.added : words.add}: ${name}`}
          onClick={() => pageList.add({ kind: 'package', id, quantity: 1 })}
        >
          {listed ? words.added : words.add}
        </Button>
        {listed ? (
          <IconButton
            icon="close"
            size="small"
            label={words.remove(name)}
            onClick={() => {
              pageList.remove({ kind: 'package', id })
              // This button is about to disappear.
              addRef.current?.focus()
            }}
          />
        ) : null}
      </div>
    </li>
  )
}
