import {
  podcastClosing,
  podcastValue as value,
  podcastPackage as words,
} from '../../../content/podcast-consultation/package.ts'
import { ButtonLink } from '../../../ui/control/button.tsx'
import { Frame } from '../../../ui/layout/frame.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { useDialog } from '../../../ui/overlay/use-dialog.tsx'
import { CallLink } from '../../features/call-link/call-link.tsx'
import { Closing } from '../closing.tsx'
import { Section, SectionWords } from '../section.tsx'
import styles from './package-section.module.css'

const loadDialog = async () => (await import('./podcast-dialog.tsx')).PodcastDialog

/** The package's price and contents, its value, and how to start. */
export function PackageSection() {
  return (
    <>
      <Package />
      <Value />
      <Closing words={podcastClosing} dialog={loadDialog} />
    </>
  )
}

/** The bill: the total on one side, the line items on the other. */
function Package() {
  const { opener, dialog } = useDialog(loadDialog)
  return (
    <>
      <Section name="package" frame={styles.bill}>
        <div className={styles.sum}>
          <SectionWords name="package" slate={words.slate} heading={words.heading} />
          <p>
            <strong className={styles.price}>{words.price.figure}</strong>{' '}
            <span className="fact">{words.price.label}</span>
          </p>
          <div className={styles.actions}>
            <ButtonLink {...opener} href={words.action.href}>
              {words.action.label}
            </ButtonLink>
            <CallLink variant="quiet">{words.call}</CallLink>
          </div>
        </div>
        <ol className={styles.lines}>
          {words.inclusions.map(({ title, text }) => (
            <li key={title}>
              <h3 className={styles.line}>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      {dialog}
    </>
  )
}

/** A still of the equipment that clients need not buy, and its value. */
function Value() {
  return (
    <Section name="value" sunken frame={styles.value}>
      <SectionWords name="value" slate={value.slate} heading={value.heading} />
      <Frame guides="inside">
        <Picture image={value.picture} sizes="(min-width: 96rem) 50rem, (min-width: 76rem) 54vw, 92vw" />
      </Frame>
      <ul className={styles.cards}>
        {value.cards.map(({ figure, label, text }) => (
          <li key={figure} className={styles.card}>
            <p>
              <strong className={styles.figure}>{figure}</strong> <span className="slate">{label}</span>
            </p>
            <p className={styles.remark}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
