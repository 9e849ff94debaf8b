import { datedEquipment } from '../../../content/equipment-availability/dated-equipment.ts'
import { statusWords, boardWords as words } from '../../../content/equipment-availability/schedule-words.ts'
import {
  type AvailabilityStatus,
  type ItemAvailability,
  statusOf,
  substituteFor,
} from '../../../domain/availability/availability.ts'
import { nextRental, stripOf } from '../../../domain/availability/board-strip.ts'
import { formatDay } from '../../../domain/availability/format-days.ts'
import { addDays } from '../../../domain/calendar-day.ts'
import type { EquipmentItem } from '../../../domain/equipment/equipment-item.ts'
import { formatDailyRate } from '../../../domain/equipment/format-rate.ts'
import { quoteHref } from '../../../domain/equipment/quote-href.ts'
import { ButtonLink } from '../../../ui/control/button.tsx'
import { Badge, type BadgeProps } from '../../../ui/text/badge.tsx'
import { DayLane } from './day-lane.tsx'
import type { AvailabilityAnswer } from './fetch-availability.ts'
import styles from './strip.module.css'

const tones: Readonly<Record<AvailabilityStatus, BadgeProps['tone']>> = {
  available: 'positive',
  short: 'caution',
  booked: 'taken',
  maintenance: 'idle',
}

export type QuoteDates = { readonly from?: string; readonly to?: string }

type StripProps = {
  item: EquipmentItem
  /** Null while unknown. */
  answer: AvailabilityAnswer | null
  waiting: boolean
  /** The dates that the quote link carries while availability is unknown. */
  dates: QuoteDates
}

/** One item of the board: its name, the availability of its days and the next action. */
export function Strip({ item, answer, waiting, dates }: StripProps) {
  const found = answer?.items.find(({ itemId }) => itemId === item.id)
  const status = found && statusOf(found, found.total)
  return (
    <li className={styles.strip} data-status={status}>
      <div className={styles.what}>
        <p className={styles.name}>{item.name}</p>
        <p className={`fact ${styles.rate}`}>{formatDailyRate(item.dailyRate)}</p>
      </div>
      <div className={styles.lane}>
        {answer && found ? <DayLane pieces={stripOf(found, answer.period)} /> : null}
      </div>
      {answer && found && status ? (
        <>
          <Standing found={found} status={status} today={answer.today} />
          {found.free > 0 ? (
            <FreeActions item={item} answer={answer} />
          ) : (
            <TakenActions item={item} found={found} answer={answer} />
          )}
        </>
      ) : (
        <>
          <div className={styles.standing}>{waiting ? <span className={styles.waiting} /> : null}</div>
          {waiting ? null : (
            <div className={styles.actions}>
              <AddLink href={quoteHref('item', item.id, dates)} label={words.addItem(item.name)} />
            </div>
          )}
        </>
      )}
    </li>
  )
}

type StandingProps = { found: ItemAvailability; status: AvailabilityStatus; today: string }

function Standing({ found, status, today }: StandingProps) {
  return (
    <div className={styles.standing}>
      <Badge tone={tones[status]}>{statusWords[status]}</Badge>
      {found.free > 0 ? (
        <p className={`fact ${styles.note}`}>{words.units(found.free, found.total)}</p>
      ) : (
        <p className={styles.note}>
          {found.nextFree ? (
            <>
              {words.nextFree} <time dateTime={found.nextFree}>{formatDay(found.nextFree, today)}</time>
            </>
          ) : (
            words.noDate
          )}
        </p>
      )}
    </div>
  )
}

type ActionsProps = { item: EquipmentItem; answer: AvailabilityAnswer }

function FreeActions({ item, answer }: ActionsProps) {
  return (
    <div className={styles.actions}>
      <AddLink href={quoteHref('item', item.id, datesOf(answer))} label={words.addItem(item.name)} />
    </div>
  )
}

/** Offers a substitute for these days, or the same item later. */
function TakenActions({ item, found, answer }: ActionsProps & { found: ItemAvailability }) {
  const substitute = substituteFor(item.id, answer.items, datedEquipment)
  const later = found.nextFree ? formatDay(found.nextFree, answer.today) : null
  return (
    <div className={styles.actions} data-taken>
      {substitute ? (
        <>
          <p className={styles.instead}>
            <span className="slate">{words.instead}</span> {substitute.name}
            <small>{substitute.specs}</small>
          </p>
          <AddLink
            href={quoteHref('item', substitute.id, datesOf(answer))}
            label={words.addInstead(substitute.name, item.name)}
          >
            {words.addSubstitute}
          </AddLink>
        </>
      ) : (
        <p className={styles.instead}>{words.noSubstitute}</p>
      )}
      {found.nextFree && later ? (
        <a
          className={styles.later}
          href={quoteHref('item', item.id, nextRental(found.nextFree, answer.period))}
          aria-label={words.laterItem(later, item.name)}
        >
          {words.later(later)}
        </a>
      ) : null}
    </div>
  )
}

function AddLink({ href, label, children = words.add }: { href: string; label: string; children?: string }) {
  return (
    <ButtonLink variant="quiet" size="small" href={href} aria-label={label}>
      {children}
    </ButtonLink>
  )
}

function datesOf({ period }: AvailabilityAnswer) {
  return { from: period.from, to: addDays(period.until, -1) }
}
