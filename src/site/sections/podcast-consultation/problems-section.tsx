import { creatorProblems as words } from '../../../content/podcast-consultation/problems.ts'
import { Section, SectionWords } from '../section.tsx'
import styles from './problems-section.module.css'

/** An edit with five tracks. On each track noise gives way to a voice, earlier every time. */
export function ProblemsSection() {
  return (
    <Section name="problems">
      <SectionWords name="problems" slate={words.slate} heading={words.heading} lead={words.lead} />
      <ol className={styles.tracks}>
        {words.problems.map(({ pain, solution, text }) => (
          <li key={pain} className={styles.track}>
            <div className={styles.before}>
              <Wave of="noise" />
              <p className={`slate ${styles.label}`}>{words.pain}</p>
              <p className={styles.pain}>{pain}</p>
            </div>
            <div className={styles.after}>
              <Wave of="voice" />
              <p className={`slate ${styles.label}`}>{words.solution}</p>
              <h3 className={styles.solution}>{solution}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <svg className={styles.sources} aria-hidden="true">
        <pattern id="noise" width={noise.width} height={height} patternUnits="userSpaceOnUse">
          <path className={styles.noise} d={noise.bars} />
        </pattern>
        <pattern id="voice" width={voice.width} height={height} patternUnits="userSpaceOnUse">
          <path className={styles.voice} d={voice.bars} />
        </pattern>
      </svg>
    </Section>
  )
}

function Wave({ of }: { of: 'noise' | 'voice' }) {
  return (
    <svg className={styles.wave} aria-hidden="true">
      <rect width="100%" height="100%" fill={`url(#${of})`} />
    </svg>
  )
}

const height = 48

function track(step: number, halves: readonly number[]) {
  const bars = halves.map((half, bar) => `M${bar * step + 2} ${height / 2 - half}v${half * 2}`)
  return { width: halves.length * step, bars: bars.join('') }
}

/** A waveform that is never silent and never clear. */
const noise = track(
  3,
  Array.from({ length: 47 }, (_, bar) => 7 + ((bar * bar * 11 + bar * 29) % 15)),
)

/** Words as pairs of length and loudness, with pauses between them. */
const spoken = [
  [6, 13],
  [3, 7],
  [11, 20],
  [5, 10],
  [8, 22],
  [2, 5],
  [12, 16],
  [4, 9],
] as const

const voice = track(
  5,
  spoken.flatMap(([length, loudness]) => [
    1,
    ...Array.from({ length }, (_, bar) => {
      const swell = Math.sin((Math.PI * (bar + 0.6)) / (length + 0.2))
      return Math.max(1, Math.round(loudness * swell * (bar % 2 ? 0.7 : 1)))
    }),
  ]),
)
