import { cueSheet as words } from '../../../content/vendor-coordination/cue-sheet.ts'
import { Timecode } from '../../../ui/text/timecode.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './cue-sheet-section.module.css'
import { TrackArt } from './track-art.tsx'

/** The vendors run down the page as tracks; each cue changes their positions. */
export function CueSheetSection() {
  return (
    <Section name="cue-sheet" sunken>
      <SectionWords
        name="cue-sheet"
        slate={words.slate}
        heading={words.heading}
        lead={words.lead}
        className={styles.words}
      />
      <div className={styles.sheet}>
        <p className={`slate ${styles.names}`} aria-hidden="true">
          {words.tracks.map((track) => (
            <span key={track}>{track}</span>
          ))}
        </p>
        <ol>
          {words.cues.map(({ id, title, text, standby, go }, index) => (
            <li key={id} className={styles.cue}>
              <div className={styles.tracks}>
                <TrackArt cue={id} />
              </div>
              <div className={styles.note}>
                <h3>
                  <Timecode decorative className={styles.number}>{`Q${index + 1}`}</Timecode> {title}
                </h3>
                <p className={styles.text}>{text}</p>
              </div>
              <dl className={styles.calls}>
                <dt className="slate">{words.standby}</dt>
                <dd>{standby}</dd>
                <dt className="slate">{words.go}</dt>
                <dd>{go}</dd>
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
