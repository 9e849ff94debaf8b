import { kit as words } from '../../../content/magrose-support/kit.ts'
import { formatDollars } from '../../../domain/format-dollars.ts'
import { Frame } from '../../../ui/layout/frame.tsx'
import { Section, SectionWords } from '../section.tsx'
import { KitCase } from './kit-case.tsx'
import styles from './kit-section.module.css'

/** The kit that a creator receives, and its value. */
export function KitSection() {
  return (
    <Section name="kit" tone="stage" frame={styles.frame}>
      <SectionWords name="kit" slate={words.slate} heading={words.heading} lead={words.lead} />
      <Frame className={styles.case} caption={words.caption}>
        <KitCase />
      </Frame>
      <div>
        <h3 className={`slate ${styles.title}`}>{words.contentsTitle}</h3>
        <ol className={styles.list}>
          {words.contents.map((item) => (
            <li key={item} className={styles.item}>
              {item}
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.value}>
        <p className={styles.range}>
          <span className={`slate ${styles.title}`}>{words.rangeLabel} </span>
          <span className={styles.figure}>{words.range}</span>
        </p>
        <ValueScale />
        <p className={styles.text}>{words.rangeText}</p>
      </div>
    </Section>
  )
}

const anchors = ['start', 'middle', 'end'] as const

/** A scale engraved like the distances on a lens, with the mark at the average. */
function ValueScale() {
  const { low, average, high } = words.value
  const at = (dollars: number) => 1 + ((dollars - low) / (high - low)) * 398
  const ticks = Array.from({ length: (high - low) / 50 + 1 }, (_, step) => {
    const x = at(low + step * 50)
    return `M${x} 30v${step % 2 ? 6 : 12}`
  }).join('')
  return (
    <svg className={styles.scale} viewBox="0 0 400 66" aria-hidden="true">
      <path className={styles.ticks} d={`M1 30H399${ticks}`} />
      <path className={styles.mark} d={`M${at(average)} 28l-7-12h14z`} />
      {([low, average, high] as const).map((dollars, index) => (
        <text key={dollars} textAnchor={anchors[index]} x={at(dollars)} y="60">
          {formatDollars(dollars)}
        </text>
      ))}
    </svg>
  )
}
