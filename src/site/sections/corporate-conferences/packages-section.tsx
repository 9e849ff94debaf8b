import type { Ref } from 'react'
import { packageChoice } from '../../../content/corporate-conferences/package-choice.ts'
import {
  type ConferencePackage,
  conferencePackages,
  packagesSection as words,
} from '../../../content/corporate-conferences/packages.ts'
import { anchors } from '../../../routes.ts'
import { Button, ButtonLink } from '../../../ui/control/button.tsx'
import { Section, SectionWords } from '../section.tsx'
import { choosePackage } from './choose-package.ts'
import { HallPlan } from './hall-plan.tsx'
import styles from './packages-section.module.css'

type PackagesSectionProps = {
  headingRef: Ref<HTMLHeadingElement>
  /** Animates the marker off the prices, for a visitor who has just seen them struck out. */
  arrived: boolean
}

export function PackagesSection({ headingRef, arrived }: PackagesSectionProps) {
  return (
    <Section name="packages" id={anchors.conferencePackages} frame={styles.frame}>
      <SectionWords
        name="packages"
        slate={words.slate}
        heading={words.heading}
        lead={words.lead}
        headingRef={headingRef}
        className={styles.words}
      />
      <div className={styles.sheet} data-arrived={arrived || undefined}>
        {conferencePackages.map((offer) => (
          <PackageLine key={offer.id} offer={offer} />
        ))}
      </div>
      <dl className={styles.notes}>
        <div>
          <dt className={`slate ${styles.label}`}>{words.every.label}</dt>
          <dd>{words.every.text}</dd>
        </div>
      </dl>
      <div>
        <ButtonLink href={`#${anchors.conferenceContact}`} icon="arrow-down">
          {words.action}
        </ButtonLink>
      </div>
    </Section>
  )
}

function PackageLine({ offer }: { offer: ConferencePackage }) {
  const { name, attendees, length, price, line, plan, includes } = offer
  return (
    <article className={styles.line}>
      <figure className={styles.plan}>
        <HallPlan {...plan} />
        <figcaption className={`slate ${styles.label}`}>
          {words.cameras(plan.cameras)}
          <br />
          {words.rooms(plan.rooms)}
        </figcaption>
      </figure>
      <div className={styles.offer}>
        <h3 className={styles.name}>{name}</h3>
        <p className={`fact ${styles.size}`}>
          {attendees} {words.attendees} / {length}
        </p>
        <p className={styles.price}>
          <span>{price}</span>
        </p>
        <p className={styles.promise}>{line}</p>
        <p className={styles.choose}>
          <Button variant="quiet" icon="arrow-down" onClick={() => choosePackage(offer)}>
            {packageChoice.action(name)}
          </Button>
        </p>
      </div>
      <ul className={styles.includes}>
        {includes.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </article>
  )
}
