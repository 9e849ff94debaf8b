import { showreelText } from '../../../content/showreel/showreel.ts'
import { showreelScript as script } from '../../../content/showreel/showreel-script.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { formatTimecode } from '../../../ui/text/format-timecode.ts'
import { Timecode } from '../../../ui/text/timecode.tsx'
import styles from './showreel-transcript.module.css'

const words = showreelText.transcript

/** The film as a shot list, for visitors who cannot see or hear it. */
export function ShowreelTranscript() {
  let frame = 0
  const shots = script.shots.map((shot) => {
    const start = frame / script.framesPerSecond
    frame += shot.frames
    return { ...shot, start }
  })
  return (
    <details className={styles.transcript}>
      <summary className={styles.summary}>
        {words.summary}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      <ol className={styles.shots}>
        {shots.map(({ name, start, label, shows }) => (
          <li key={name} className={styles.shot}>
            <Timecode>{formatTimecode(start, script.framesPerSecond)}</Timecode>
            <p>
              <b className={styles.label}>{label}.</b> {shows}
            </p>
          </li>
        ))}
      </ol>
      <dl className={styles.rest}>
        <dt className="slate">{words.titles}</dt>
        <dd>{Object.values(script.titles).join(' ')}</dd>
        <dt className="slate">{words.heard}</dt>
        <dd>{Object.values(script.heard).join('. ')}.</dd>
      </dl>
    </details>
  )
}
