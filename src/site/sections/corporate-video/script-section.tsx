import { script as words } from '../../../content/corporate-video/script.ts'
import { ButtonLink } from '../../../ui/control/button.tsx'
import { Frame } from '../../../ui/layout/frame.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { slateNumber } from '../../../ui/text/format-timecode.ts'
import { Timecode } from '../../../ui/text/timecode.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './script-section.module.css'

const sizes = '(min-width: 64rem) 40vw, 92vw'

/** The three options as a shooting script, with picture on one side and sound on the other. */
export function ScriptSection() {
  const { columns } = words
  return (
    <Section name="script">
      <SectionWords
        name="script"
        slate={words.slate}
        heading={words.heading}
        lead={words.lead}
        className={styles.words}
      />
      <ol className={styles.script}>
        {words.scenes.map(({ id, title, setting, still, picture, sound, result, action }, index) => (
          <li key={id} className={styles.scene}>
            <Frame ratio="wide" caption={setting} className={styles.shot}>
              <Picture image={still} sizes={sizes} />
            </Frame>
            <h3 className={styles.title}>
              <Timecode decorative className={styles.number}>
                {slateNumber(index + 1)}
              </Timecode>
              {title}
            </h3>
            <dl className={styles.columns}>
              <div>
                <dt className="slate">{columns.picture}</dt>
                <dd>{picture}</dd>
              </div>
              <div>
                <dt className="slate">{columns.sound}</dt>
                <dd>{sound}</dd>
              </div>
              <div className={styles.result}>
                <dt className="slate">{columns.result}</dt>
                <dd>{result}</dd>
              </div>
            </dl>
            <ButtonLink href={action.href} variant="plain" icon="arrow-right" className={styles.action}>
              {action.label}
            </ButtonLink>
          </li>
        ))}
      </ol>
    </Section>
  )
}
