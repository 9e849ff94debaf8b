import { budgetFigure, topSheet as words } from '../../../content/religious-partnership/program.ts'
import { useFacts } from '../../platform/facts-context.ts'
import { Section, SectionWords } from '../section.tsx'
import styles from './top-sheet-section.module.css'

/** The top sheet of a budget, with one column for the smallest system and one for the largest. */
export function TopSheetSection() {
  const { company } = useFacts()
  const { line, from, to } = words.columns
  return (
    <Section name="top-sheet" sunken frame={styles.frame}>
      <SectionWords
        name="top-sheet"
        slate={words.slate}
        heading={words.heading}
        lead={words.sentence(company)}
      />
      <div className={styles.sheet}>
        <table className={styles.table}>
          <caption className="visually-hidden">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{line}</span>
              </th>
              {[from, to].map((label) => (
                <th key={label} scope="col" className={styles.column}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {words.lines.map(({ name, note, sum, ...range }) => (
              <tr key={note} className={styles.line} data-sum={sum}>
                <th scope="row" className={styles.name}>
                  {typeof name === 'string' ? name : name(company)}{' '}
                  <span className={styles.note}>{note}</span>
                </th>
                {(['from', 'to'] as const).map((end) => (
                  <td key={end} className={styles.figure}>
                    {budgetFigure(range[end])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.remark}>{words.note}</p>
      </div>
    </Section>
  )
}
