import { footerText } from '../../../content/shell/footer.ts'
import { formatDay } from '../../../domain/availability/format-days.ts'
import { Wordmark } from '../../../ui/media/wordmark.tsx'
import { useFacts } from '../../platform/facts-context.ts'
import styles from './letterhead.module.css'

type LetterheadProps = {
  title: string
  /** An ISO date. */
  date: string
}

/** Only in print: the sender, how to reach us, the title and the date. */
export function Letterhead({ title, date }: LetterheadProps) {
  const { company } = useFacts()
  return (
    <div className={styles.letterhead}>
      <div className={styles.from}>
        <Wordmark name={company.name} />
        <p>
          {company.phone}
          <br />
          {company.email}
          <br />
          {company.street === '' ? null : (
            <>
              {company.street}
              <br />
            </>
          )}
          {footerText.place(company)}
        </p>
      </div>
      <p className={styles.title}>{title}</p>
      <p className={styles.date}>{formatDay(date, '')}</p>
    </div>
  )
}
