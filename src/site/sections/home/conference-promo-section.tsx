import {
  calendarClaim,
  type ScreenWords,
  conferencePromo as words,
} from '../../../content/home/conference-promo.ts'
import type { Campaign } from '../../../domain/campaign/campaign.ts'
import { useFacts } from '../../shell/facts-context.ts'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './conference-promo-section.module.css'
import { StageAudience, StageLights } from './stage-art.tsx'

/** The words stand on the screens of the stage they speak of. */
export function ConferencePromoSection() {
  const { campaign } = useFacts()
  const claim = calendarClaim(campaign)
  return (
    <section className={styles.section} data-tone="stage" aria-labelledby="conference-promo-heading">
      <p className={`slate ${styles.slate}`}>
        <span>{words.slate}</span>
        <span className={styles.format} aria-hidden="true">
          {words.format}
        </span>
      </p>
      <div className={styles.band}>
        <StageLights />
        <div className={styles.screens}>
          <div className={styles.wall}>
            <h2 id="conference-promo-heading">{words.heading}</h2>
            <p className={styles.text}>{words.text}</p>
            <div className={styles.offer}>
              <p className={styles.price}>
                <span className={`slate ${styles.label}`}>{words.price.label} </span>
                <span className={styles.amount}>{words.price.figure}</span>
              </p>
              <ButtonLink href={words.action.href}>{words.action.label}</ButtonLink>
            </div>
          </div>
          <SideScreen side="left" {...words.turnaround} />
          <SideScreen side="right" {...(claim ?? words.proposal)} season={claim ? campaign : null} />
        </div>
        <StageAudience />
      </div>
    </section>
  )
}

type SideScreenProps = ScreenWords & { side: 'left' | 'right'; season?: Campaign | null }

function SideScreen({ side, figure, label, season }: SideScreenProps) {
  return (
    <div className={styles.side} data-side={side}>
      <p>
        <span className={styles.figure}>{figure} </span>
        <span className={`slate ${styles.label}`}>{label}</span>
      </p>
      {season ? <Seats {...season} /> : null}
    </div>
  )
}

/** One mark for each slot of the season; those still free are lit. */
function Seats({ slotsTotal, slotsBooked }: Pick<Campaign, 'slotsTotal' | 'slotsBooked'>) {
  const marks = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, seat) => `M${from + seat + 0.5} 0V10`).join('')
  return (
    <svg
      className={styles.seats}
      viewBox={`0 0 ${slotsTotal} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.taken} d={marks(0, slotsBooked)} />
      <path className={styles.free} d={marks(slotsBooked, slotsTotal)} />
    </svg>
  )
}
