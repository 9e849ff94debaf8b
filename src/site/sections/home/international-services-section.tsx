import { useEffect, useState } from 'react'
import { internationalServices as words } from '../../../content/home/international-services.ts'
import { ButtonLink } from '../../../ui/control/button.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { Timecode } from '../../../ui/text/timecode.tsx'
import { useFacts } from '../../platform/facts-context.ts'
import { Section, SectionWords } from '../section.tsx'
import styles from './international-services-section.module.css'
import { WorldDial } from './world-dial.tsx'
import { formatClock, formatOffset, readZoneClock } from './zone-clock.ts'

const minuteMs = 60_000
const exampleTime = new Date(words.example.at)

/** Clocks that run with scripts; without scripts they show an example time that the caption names. */
export function InternationalServicesSection() {
  const { officeHours } = useFacts()
  const now = useMinutes()
  const moment = now ?? exampleTime
  const clocks = words.cities.map(({ name, zone }) => ({ name, ...readZoneClock(zone, moment) }))
  const home = readZoneClock(words.cities[0].zone, moment)
  return (
    <Section name="international" tone="stage" className={styles.section} frame={styles.frame}>
      <Picture image={words.picture} sizes="100vw" className={styles.picture} />
      <SectionWords
        name="international"
        slate={words.slate}
        heading={words.heading}
        lead={words.lead}
        className={styles.words}
      />
      <WorldDial
        hour={home.hour + home.minute / 60}
        office={officeHours}
        cities={clocks.map(({ name, offsetMinutes }) => ({
          name,
          ahead: (offsetMinutes - home.offsetMinutes) / 60,
        }))}
        className={styles.lens}
      />
      <div className={styles.clocks}>
        <p className={`slate ${styles.caption}`}>{now ? words.now : words.example.caption}</p>
        <ul className={styles.cities}>
          {clocks.map(({ name, offsetMinutes, day, ...clock }, index) => (
            <li key={name} className={styles.city}>
              <span>{name}</span>{' '}
              <span className={`slate ${styles.offset}`}>
                {index === 0 ? `${words.studio}, ` : null}
                {formatOffset(offsetMinutes)}
                {day > home.day ? `, ${words.nextDay}` : null}
              </span>{' '}
              <Timecode className={styles.time}>{formatClock(clock)}</Timecode>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.ways}>
        {words.ways.map(({ title, text }) => (
          <div key={title}>
            <h3 className={styles.way}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </div>
        ))}
        <ButtonLink href={words.action.href} variant="quiet" icon="arrow-down">
          {words.action.label}
        </ButtonLink>
      </div>
    </Section>
  )
}

/** The current time, updated every minute; null until the section is hydrated. */
function useMinutes(): Date | null {
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    function tick() {
      const time = new Date()
      setNow(time)
      timer = setTimeout(tick, minuteMs - (time.getTime() % minuteMs))
    }
    tick()
    return () => clearTimeout(timer)
  }, [])
  return now
}
