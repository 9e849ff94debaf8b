import type { ComponentProps, Ref } from 'react'
import {
  type ConferencePackageId,
  conferencePackages,
  packagesSection as words,
} from '../../../content/pages/corporate-conferences.ts'
import { anchors, contactFormHref } from '../../../routes.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CallSheetTable } from '../../ui/call-sheet-table.tsx'
import { Timecode } from '../../ui/timecode.tsx'
import styles from './conference-packages.module.css'

type ConferencePackagesProps = {
  /** Absent until the visitor has access: then the prices are struck out. */
  prices: Readonly<Record<ConferencePackageId, string>> | null
  opener: Omit<ComponentProps<'a'>, 'href'>
  headingRef: Ref<HTMLHeadingElement>
}

export function ConferencePackages({ prices, opener, headingRef }: ConferencePackagesProps) {
  const { heading, text, action } = prices ? words.open : words.locked
  return (
    <section
      id={anchors.conferencePackages}
      className={styles.section}
      data-tone="paper"
      aria-labelledby="packages-heading"
    >
      <div className={styles.words}>
        <p className={`slate ${styles.slate}`}>{words.slate}</p>
        <h2 id="packages-heading" ref={headingRef} tabIndex={-1} className={styles.heading}>
          {heading}
        </h2>
      </div>
      <CallSheetTable
        caption={words.caption}
        captionHidden
        columns={[
          { key: 'name', label: words.columns.name },
          { key: 'attendees', label: words.columns.attendees },
          { key: 'length', label: words.columns.length },
          { key: 'price', label: words.columns.price, align: 'end' },
        ]}
        entries={conferencePackages.map(({ id, ...cells }) => ({
          id,
          cells: {
            ...cells,
            price: prices ? (
              <Timecode className={styles.price}>{prices[id]}</Timecode>
            ) : (
              <span className={styles.struck}>
                <span className="visually-hidden">{words.locked.price}</span>
              </span>
            ),
          },
        }))}
      />
      <div className={styles.next}>
        <p>{text}</p>
        {prices ? (
          <ButtonLink href={`#${anchors.conferenceContact}`} icon="arrow-down">
            {action}
          </ButtonLink>
        ) : (
          <ButtonLink {...opener} href={contactFormHref}>
            {action}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
