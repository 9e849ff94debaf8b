import { type Reading, type ReadingPart, readingWords, type Words } from '../../../content/legal/reading.ts'
import { legalLinks } from '../../../content/shell/navigation.ts'
import type { PagePath } from '../../../routes.ts'
import { CallSheet } from '../../../ui/layout/call-sheet.tsx'
import { slateNumber } from '../../../ui/text/format-timecode.ts'
import { Timecode } from '../../../ui/text/timecode.tsx'
import { useFacts } from '../../platform/facts-context.ts'
import { Section, SectionWords } from '../section.tsx'
import styles from './reading-band.module.css'

type ReadingBandProps = {
  reading: Reading
  /** The path of the page that contains the band. */
  path: PagePath
}

/** A text set like a script: headings in the margin, text at a readable width, notes beside it. */
export function ReadingBand({ reading, path }: ReadingBandProps) {
  const parts = reading.parts(useFacts())
  return (
    <Section name="reading" frame={styles.frame}>
      <SectionWords
        name="reading"
        slate={
          <>
            {readingWords.reviewed} <time dateTime={reading.reviewed}>{spellOut(reading.reviewed)}</time>
          </>
        }
        heading={reading.heading}
        className={styles.words}
      >
        <nav className={styles.contents} aria-label={readingWords.contents}>
          <ol className={styles.scenes}>
            {parts.map(({ id, title }, index) => (
              <li key={id}>
                <a className={styles.scene} href={`#${id}`}>
                  <Timecode decorative>{slateNumber(index + 1)}</Timecode>
                  <span>{title}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </SectionWords>
      <div className={styles.script}>
        {parts.map((part, index) => (
          <Part key={part.id} part={part} number={index + 1} />
        ))}
        <p className={styles.others}>
          <span className="slate">{readingWords.others}</span>
          {legalLinks
            .filter(({ href }) => href !== path)
            .map(({ label, href }) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
        </p>
      </div>
    </Section>
  )
}

function Part({ part, number }: { part: ReadingPart; number: number }) {
  const { id, title, note, text, rows, list, after } = part
  return (
    <section id={id} className={styles.part}>
      <Timecode decorative className={styles.number}>
        {slateNumber(number)}
      </Timecode>
      <h3 className={styles.title}>{title}</h3>
      {note ? <p className={`slate ${styles.note}`}>{note}</p> : null}
      <div className={styles.text}>
        {text.map((words, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fixed text in a fixed order
          <p key={index}>{inline(words)}</p>
        ))}
        {rows ? <CallSheet rows={rows.map(({ label, value }) => ({ label, value: inline(value) }))} /> : null}
        {list ? (
          <ul className={styles.list}>
            {list.map((words, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: fixed text in a fixed order
              <li key={index}>{inline(words)}</li>
            ))}
          </ul>
        ) : null}
        {after ? <p>{inline(after)}</p> : null}
      </div>
    </section>
  )
}

function inline(words: Words) {
  if (typeof words === 'string') return words
  return words.map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <a key={piece.href} href={piece.href}>
        {piece.label}
      </a>
    ),
  )
}

/** A day has no time zone, so it is parsed and formatted in the same one. */
function spellOut(day: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day))
}
