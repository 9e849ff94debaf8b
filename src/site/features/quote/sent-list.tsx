import { askedFor } from '../../../content/asked-for.ts'
import { printWords } from '../../../content/quote/quote-words.ts'
import { wordsBeside } from '../../../domain/quote/equipment-text.ts'
import type { Summary } from '../enquiry-form/confirmation.tsx'
import { AskedList } from '../enquiry-status/asked-list.tsx'
import styles from './sent-list.module.css'

/** In the confirmation the equipment is the list that was sent, with its total, its dates and the visitor's own words. */
export const quoteSummary: Summary = (sent) => {
  const { list } = askedFor('quote', sent)
  if (!list) return {}
  const own = wordsBeside(sent.equipmentNeeded ?? '', list.lines)
  return {
    equipmentNeeded: (
      <>
        <AskedList list={list} />
        <p className={styles.dates}>
          {printWords.dates}: {list.dates}
        </p>
        {own === '' ? null : <p className={styles.own}>{own}</p>}
      </>
    ),
  }
}
