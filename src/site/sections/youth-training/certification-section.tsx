import {
  certification as words,
  youthTrainingClosing,
} from '../../../content/youth-training/certification.ts'
import { trainingPrograms } from '../../../content/youth-training/programs.ts'
import { classNames } from '../../../ui/class-names.ts'
import corners from '../../../ui/layout/corners.module.css'
import { useFacts } from '../../platform/facts-context.ts'
import { Closing } from '../closing.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './certification-section.module.css'

export function CertificationSection() {
  return (
    <>
      <Section name="certification" sunken frame={styles.frame}>
        <SectionWords name="certification" slate={words.slate} heading={words.heading} lead={words.lead}>
          <h3 className={styles.earned}>{words.stepsTitle}</h3>
          <ol className={styles.steps}>
            {words.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </SectionWords>
        <Certificate />
      </Section>
      <Closing words={youthTrainingClosing} />
    </>
  )
}

const list = new Intl.ListFormat('en-US')

/** The seal is an iris: six blades between two rings. */
const seal = `M2 36a34 34 0 1 1 0 .1zM10 36a26 26 0 1 1 0 .1z${Array.from({ length: 6 }, (_, blade) => {
  const at = (angle: number, radius: number) =>
    `${(36 + radius * Math.cos(angle)).toFixed(1)} ${(36 + radius * Math.sin(angle)).toFixed(1)}`
  const turn = (blade * Math.PI) / 3
  return `M${at(turn, 26)}L${at(turn + 1.9, 14)}`
}).join('')}`

/** The certificate that a student receives. */
function Certificate() {
  const { company } = useFacts()
  const { slate, title, course, student, seats, film, filmTitle, signers } = words.certificate
  return (
    <div
      className={classNames(styles.certificate, corners.corners, 'animate-on-scroll')}
      data-reveal="rise"
      suppressHydrationWarning
    >
      <p className={`slate ${styles.kind}`}>
        <span>{course}</span> <span>{slate}</span>
      </p>
      <p className={styles.title}>{title}</p>
      <p className={styles.blank}>{student}</p>
      <p>
        {seats} {list.format(trainingPrograms.programs.map(({ seat }) => seat.toLowerCase()))}
      </p>
      <p>
        {film} <span className={styles.blank}>{filmTitle}</span>
      </p>
      <svg className={styles.seal} viewBox="0 0 72 72" aria-hidden="true">
        <path d={seal} />
      </svg>
      <ul className={styles.signers}>
        {signers(company).map((signer) => (
          <li key={signer} className={`slate ${styles.signer}`}>
            {signer}
          </li>
        ))}
      </ul>
    </div>
  )
}
