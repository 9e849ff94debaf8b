import {
  calendarClaim,
  type PromoClaim,
  conferencePromo as words,
} from '../../../content/home/conference-promo.ts'
import type { Season } from '../../../domain/campaign/campaign.ts'
import { ButtonLink } from '../../../ui/control/button.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { useFacts } from '../../platform/facts-context.ts'
import styles from './conference-promo-section.module.css'

/** A letterboxed shot from the stage with the offer in its dark half. */
export function ConferencePromoSection() {
  const { season } = useFacts()
  return (
    <section className={styles.section} data-tone="stage" aria-labelledby="conference-promo-heading">
      <p className={`slate ${styles.slate}`}>
        <span>{words.slate}</span>
        <span className={styles.format} aria-hidden="true">
          {words.format}
        </span>
      </p>
      <div className={styles.band}>
        <Picture image={words.picture} sizes="100vw" className={styles.picture} />
        <div className={styles.frame}>
          <div className={styles.words}>
            <h2 id="conference-promo-heading">{words.heading}</h2>
            <p className={styles.text}>{words.text}</p>
            <div className={styles.offer}>
              <p>
                <span className={`slate ${styles.label}`}>{words.price.label} </span>
                <span className={styles.amount}>{words.price.figure} </span>
                <span className={styles.buys}>{words.price.buys}</span>
              </p>
              <ButtonLink href={words.action.href}>{words.action.label}</ButtonLink>
            </div>
            <div className={styles.claims}>
              <Claim {...words.turnaround} />
              <Claim {...(season ? calendarClaim(season) : words.proposal)} season={season} />
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}

type ClaimProps = PromoClaim & { season?: Season | null }

function Claim({ figure, label, season }: ClaimProps) {
  return (
    <div className={styles.claim}>
      <p>
        <span className={styles.figure}>{figure} </span>
        <span className={`fact ${styles.label}`}>{label}</span>
      </p>
      {season ? <Seats {...season} /> : null}
    </div>
  )
}

/** One mark for each slot of the season, drawn as a dash; free slots are lit. */
function Seats({ slotsTotal, slotsBooked }: Pick<Season, 'slotsTotal' | 'slotsBooked'>) {
  return (
    <svg
      className={styles.seats}
      viewBox={`0 0 ${slotsTotal} 10`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.taken} d={`M0 5H${slotsBooked}`} />
      <path className={styles.free} d={`M${slotsBooked} 5H${slotsTotal}`} />
    </svg>
  )
}
