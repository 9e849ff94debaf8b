import { Icon, iconNames } from '../../../ui/media/icon.tsx'
import { formatTimecode, slateNumber } from '../../../ui/text/format-timecode.ts'
import { Timecode } from '../../../ui/text/timecode.tsx'
import styles from './foundations.module.css'
import { Row, Specimen } from './specimen.tsx'

const colors = [
  'surface',
  'surface-raised',
  'surface-sunken',
  'line',
  'line-strong',
  'ink-soft',
  'ink',
  'accent',
  'accent-fill',
  'signal',
  'positive',
] as const

export function Foundations() {
  return (
    <>
      <Specimen name="Color">
        <ul className={styles.swatches}>
          {colors.map((color) => (
            <li key={color} className={styles.swatch} data-color={color}>
              <span className="slate">{color}</span>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name="Type">
        <div className={styles.type}>
          <p className={styles.display}>Light for the day that matters</p>
          <h4 className={styles.third}>The crew arrives before the caterers do</h4>
          <p className={styles.lead}>
            We light, film and stream conferences, services and once-in-a-lifetime days across Oregon.
          </p>
          <p>
            One producer answers from the first call to the final file. Everything on the call sheet is
            checked twice, and <a href="#type">the schedule is yours to read</a> from the start.
          </p>
          <p className="slate">Slate: scene 12, take 3, roll A004</p>
        </div>
      </Specimen>
      <Specimen name="Timecode">
        <Row>
          <Timecode>{formatTimecode(3723.5)}</Timecode>
          <Timecode>Take {slateNumber(3)}</Timecode>
          <Timecode size="large">{formatTimecode(5025.25)}</Timecode>
        </Row>
      </Specimen>
      <Specimen name="Icons">
        <ul className={styles.icons}>
          {iconNames.map((name) => (
            <li key={name}>
              <Icon name={name} size="large" />
              <span className="slate">{name}</span>
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  )
}
