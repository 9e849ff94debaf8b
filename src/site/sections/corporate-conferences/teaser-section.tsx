import { conferenceSizes } from '../../../content/corporate-conferences/sizes.ts'
import { conferenceTeaser as words } from '../../../content/corporate-conferences/teaser.ts'
import { conferenceTestimonials } from '../../../content/corporate-conferences/testimonial.ts'
import { anchors, contactFormHref } from '../../../routes.ts'
import { ButtonLink } from '../../../ui/control/button.tsx'
import { CallSheet } from '../../../ui/layout/call-sheet.tsx'
import { CallSheetTable } from '../../../ui/layout/call-sheet-table.tsx'
import { useDialog } from '../../../ui/overlay/use-dialog.tsx'
import { useConferenceAccess } from '../../features/conference-gate/use-conference-access.ts'
import { usePublished } from '../../features/samples/use-published.ts'
import { useFacts } from '../../platform/facts-context.ts'
import { Closing } from '../closing.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './teaser-section.module.css'
import { loadGate } from './use-opened.ts'

/** The page while it is locked: the offer is readable, but its prices are struck out. */
export function TeaserSection() {
  const { packages, inside, closing } = words
  const { season } = useFacts()
  const client = usePublished(conferenceTestimonials).length > 0
  const access = useConferenceAccess()
  const gate = useDialog(loadGate)
  return (
    <>
      <Section name="packages" id={anchors.conferencePackages} frame={styles.packages}>
        <SectionWords
          name="packages"
          slate={packages.slate}
          heading={packages.heading}
          lead={access.kind === 'ended' ? packages.ended : packages.lead}
        >
          <div className={styles.action}>
            <ButtonLink {...gate.opener} href={contactFormHref}>
              {packages.action}
            </ButtonLink>
          </div>
        </SectionWords>
        <CallSheetTable
          caption={packages.caption}
          captionHidden
          columns={[
            { key: 'name', label: packages.columns.name },
            { key: 'attendees', label: packages.columns.attendees },
            { key: 'length', label: packages.columns.length },
            { key: 'price', label: packages.columns.price, align: 'end' },
          ]}
          entries={conferenceSizes.map(({ id, ...cells }) => ({
            id,
            cells: {
              ...cells,
              price: packages.open[id] ?? (
                <span className={styles.struck}>
                  <span className="visually-hidden">{packages.price}</span>
                </span>
              ),
            },
          }))}
        />
      </Section>
      <Section name="inside" sunken frame={styles.inside}>
        <SectionWords name="inside" slate={inside.slate} heading={inside.heading} />
        <ol className={styles.pages}>
          {inside.pages({ season, client }).map(({ title, text }, index) => (
            <li key={title} className={styles.page}>
              <span className={`slate ${styles.number}`} aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <div className={styles.offer}>
          <CallSheet {...inside.offer} />
        </div>
      </Section>
      <Closing words={closing} dialog={loadGate} />
      {gate.dialog}
    </>
  )
}
