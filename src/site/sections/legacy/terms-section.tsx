import { legacyClosing, legacyTerms as words } from '../../../content/legacy/terms.ts'
import { ButtonLink } from '../../../ui/control/button.tsx'
import { CallSheet } from '../../../ui/layout/call-sheet.tsx'
import { useDialog } from '../../../ui/overlay/use-dialog.tsx'
import { Closing } from '../closing.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './terms-section.module.css'

const loadDialog = async () => (await import('./legacy-dialog.tsx')).LegacyDialog

const { before, link, href, label } = words.instead
const rows = [
  ...words.rows,
  {
    label,
    value: (
      <>
        {before}
        <a href={href}>{link}</a>
      </>
    ),
  },
]

/** The number of places, who they are for and the terms, followed by the application. */
export function TermsSection() {
  const { opener, dialog } = useDialog(loadDialog)
  return (
    <>
      <Section name="terms" sunken frame={styles.frame}>
        <p className={styles.places}>
          <strong className={styles.figure}>{words.figure}</strong>{' '}
          <span className={`slate ${styles.unit}`}>{words.unit}</span>
        </p>
        <div className={styles.sheet}>
          <SectionWords name="terms" slate={words.slate} heading={words.heading} lead={words.lead} />
          <CallSheet rows={rows} />
          <ButtonLink {...opener} href={words.action.href} className={styles.action}>
            {words.action.label}
          </ButtonLink>
        </div>
      </Section>
      {dialog}
      <Closing words={legacyClosing} dialog={loadDialog} />
    </>
  )
}
