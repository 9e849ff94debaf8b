import { quoteForm, quoteSection as words } from '../../../content/forms/quote-form.ts'
import { reportWords } from '../../../content/quote/quote-words.ts'
import { anchors } from '../../../routes.ts'
import { CallSheet } from '../../../ui/layout/call-sheet.tsx'
import { CallLink } from '../../features/call-link/call-link.tsx'
import { InquiryForm } from '../../features/inquiry-form/inquiry-form.tsx'
import { EquipmentFinder } from '../../features/inventory/equipment-finder.tsx'
import { pageList } from '../../features/quote/page-list.ts'
import { PopularPackages } from '../../features/quote/popular-packages.tsx'
import { QuotePrint } from '../../features/quote/quote-print.tsx'
import { QuoteReport } from '../../features/quote/quote-report.tsx'
import { quoteSummary } from '../../features/quote/sent-list.tsx'
import { TotalBar } from '../../features/quote/total-bar.tsx'
import { useArrival } from '../../features/quote/use-arrival.ts'
import { FormSheet } from '../form-sheet.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './quote-section.module.css'

export function QuoteSection() {
  useArrival()
  return (
    <Section name="quote" frame={styles.frame}>
      <SectionWords
        name="quote"
        slate={words.slate}
        heading={words.heading}
        lead={words.lead}
        className={styles.words}
      />
      <div className={styles.packages}>
        <PopularPackages />
        <EquipmentFinder />
      </div>
      <div className={styles.beside}>
        <QuoteReport />
        <CallSheet caption={words.informationTitle} rows={words.information} />
        <CallLink variant="quiet" icon="phone">
          {reportWords.consultation}
        </CallLink>
        <TotalBar className={styles.totalBeside} />
      </div>
      <div id={anchors.quoteForm} className={styles.form}>
        <FormSheet slate={words.sheet}>
          <InquiryForm
            content={quoteForm}
            alongside={pageList.alongside}
            onAccepted={pageList.accepted}
            summary={quoteSummary}
          />
        </FormSheet>
        <TotalBar className={styles.totalBelow} />
      </div>
      <QuotePrint />
    </Section>
  )
}
