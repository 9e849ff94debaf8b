import {
  type Channel,
  dollarRange,
  program as words,
} from '../../../content/religious-partnership/program.ts'
import { classNames } from '../../../ui/class-names.ts'
import corners from '../../../ui/layout/corners.module.css'
import { useFacts } from '../../platform/facts-context.ts'
import { Section, SectionWords } from '../section.tsx'
import styles from './program-section.module.css'

/** The value of the equipment as the channels and the master of a mixing desk. */
export function ProgramSection() {
  const { company } = useFacts()
  return (
    <Section name="program" tone="stage" frame={styles.frame}>
      <SectionWords name="program" slate={words.slate} heading={words.heading} lead={words.lead(company)}>
        <ul className={styles.figures}>
          {words.figures.map(({ figure, label }) => (
            <li key={label} className={styles.entry}>
              <span className={styles.figure}>{figure}</span>{' '}
              <span className={`slate ${styles.label}`}>{label}</span>
            </li>
          ))}
        </ul>
      </SectionWords>
      <ul className={classNames(styles.desk, corners.corners)} aria-label={words.desk}>
        {words.channels.map((channel) => (
          <Strip key={channel.name} channel={channel} />
        ))}
        <Strip channel={words.total} master />
      </ul>
    </Section>
  )
}

function Strip({ channel, master }: { channel: Channel; master?: boolean }) {
  return (
    <li className={styles.strip} data-master={master}>
      <Meter {...channel} />
      <div>
        <h3 className={`slate ${styles.name}`}>{channel.name}</h3>
        <p className={styles.range}>{dollarRange(channel)}</p>
        <p className={styles.text}>{channel.text}</p>
      </div>
    </li>
  )
}

const full = 110_000

/** One segment for every $5,000, lit between the smallest and the largest system. */
function Meter({ from, to }: Pick<Channel, 'from' | 'to'>) {
  const y = (dollars: number) => (full - dollars) / 500
  return (
    <svg className={styles.meter} viewBox="0 0 96 232" aria-hidden="true">
      <g transform="translate(0 6)">
        <path className={styles.scale} d="M0 220h12M0 170h7M0 120h12M0 70h7M0 20h12" />
        <path className={styles.unlit} d="M36 219V0" />
        <path className={styles.lit} d={`M36 ${y(from) - 1}V${y(to)}`} />
        <path className={styles.slot} d="M78 0V220" />
        <path className={styles.cap} d={`M62 ${y(to) - 8}h32v16h-32zm0 8h32`} />
      </g>
    </svg>
  )
}
