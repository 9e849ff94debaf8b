import { askedFor } from '../../../content/inquiries/asked-for.ts'
import { withNote } from '../../../content/quote/quote-catalog.ts'
import { printWords } from '../../../content/quote/quote-words.ts'
import type { Summary } from '../inquiry-form/confirmation.tsx'
import { AskedList } from '../inquiry-status/asked-list.tsx'
import styles from './sent-list.module.css'

/** In the confirmation, the equipment field shows the sent list with its total, dates and note. */
export const quoteSummary: Summary = (sent) => {
  const { list } = askedFor('quote', sent)
  if (!list) return {}
  const { equipmentNeeded: note } = withNote(sent)
  return {
    equipmentNeeded: (
      <>
        <AskedList list={list} />
        <p className={styles.dates}>
          {printWords.dates}: {list.dates}
        </p>
        {note ? <p className={styles.own}>{note}</p> : null}
      </>
    ),
  }
}
