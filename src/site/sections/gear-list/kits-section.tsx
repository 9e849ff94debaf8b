import { useState } from 'react'
import { catalog } from '../../../content/equipment/equipment.ts'
import { kitPriceText, kits } from '../../../content/equipment/kits.ts'
import { kitsClosing, kitBrowser as words } from '../../../content/gear-list/kit-browser.ts'
import { kitPictures } from '../../../content/gear-list/kit-pictures.ts'
import type { GearKit, KitId } from '../../../domain/equipment/gear-kit.ts'
import { customizeHref, quoteHref } from '../../../domain/equipment/quote-href.ts'
import { classNames } from '../../../ui/class-names.ts'
import { ButtonLink } from '../../../ui/control/button.tsx'
import corners from '../../../ui/layout/corners.module.css'
import { Picture } from '../../../ui/media/picture.tsx'
import { slateNumber } from '../../../ui/text/format-timecode.ts'
import { Timecode } from '../../../ui/text/timecode.tsx'
import { Unbroken } from '../../../ui/text/unbroken.tsx'
import { Closing } from '../closing.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './kits-section.module.css'

const itemsById = new Map(catalog.map((item) => [item.id, item]))

/** On a phone there are six lids with one case open; on larger screens all cases are open side by side. */
export function KitsSection() {
  const [selected, setSelected] = useState<KitId>('essentials')
  return (
    <>
      <Section name="kits" frame={styles.frame}>
        <SectionWords name="kits" {...words} />
        <ul className={styles.lids} aria-label={words.cards}>
          {kits.map((kit, index) => (
            <li key={kit.id}>
              <button
                type="button"
                className={styles.lid}
                aria-pressed={kit.id === selected}
                aria-controls={`kit-${kit.id}`}
                onClick={() => setSelected(kit.id)}
              >
                <Timecode decorative className={styles.number}>
                  {slateNumber(index + 1)}
                </Timecode>
                <span className={styles.lidTitle}>{kit.title}</span>
                <span className={`fact ${styles.lidPrice}`}>{kitPriceText(kit)}</span>
              </button>
            </li>
          ))}
        </ul>
        <div className={styles.cases}>
          {kits.map((kit, index) => (
            <Case key={kit.id} kit={kit} number={slateNumber(index + 1)} selected={kit.id === selected} />
          ))}
        </div>
      </Section>
      <Closing words={kitsClosing} />
    </>
  )
}

function Case({ kit, number, selected }: { kit: GearKit; number: string; selected: boolean }) {
  const stencil = words.case(number)
  return (
    <article
      id={`kit-${kit.id}`}
      className={classNames(styles.case, corners.corners)}
      data-selected={selected}
      data-featured={kit.featured || undefined}
      aria-labelledby={`kit-${kit.id}-title`}
    >
      <div className={styles.front} data-tone="stage">
        <Picture
          image={kitPictures[kit.id]}
          sizes="(min-width: 76rem) 28rem, (min-width: 48rem) 46vw, 92vw"
          className={styles.picture}
        />
        <p className={`slate ${styles.stencil}`}>{kit.featured ? words.featured(stencil) : stencil}</p>
        <h3 id={`kit-${kit.id}-title`} className={styles.title}>
          {kit.title}
        </h3>
        <p className={styles.price}>{kitPriceText(kit)}</p>
      </div>
      <p className={styles.description}>{kit.description}</p>
      <dl className={styles.contents} aria-label={words.contents(kit.title)}>
        {kit.categories.map(({ label, gear }) => (
          <div key={label} className={styles.category}>
            <dt className={`slate ${styles.label}`}>{label}</dt>
            {gear.map(({ itemId, quantity, essential }) => {
              const item = itemsById.get(itemId)
              return (
                <dd key={itemId} className={styles.gear} data-essential={essential}>
                  <span className={styles.name}>
                    {quantity > 1 ? `${quantity} × ` : null}
                    {item?.name}
                  </span>{' '}
                  {essential ? <span className={`slate ${styles.essential}`}>{words.essential}</span> : null}
                  <span className={styles.specs}>{item ? <Unbroken>{item.specs}</Unbroken> : null}</span>
                </dd>
              )
            })}
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <ButtonLink
          href={quoteHref('kit', kit.id)}
          variant={kit.featured ? 'primary' : 'quiet'}
          aria-label={`${words.request}: ${kit.title}`}
        >
          {words.request}
        </ButtonLink>
        <ButtonLink
          href={customizeHref(kit.id)}
          variant="plain"
          icon="arrow-right"
          aria-label={`${words.customize}: ${kit.title}`}
        >
          {words.customize}
        </ButtonLink>
      </div>
    </article>
  )
}
