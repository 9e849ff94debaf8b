import { reverseAngle as words } from '../../../content/corporate-video/reverse-angle.ts'
import { ButtonLink } from '../../../ui/control/button.tsx'
import { Unbroken } from '../../../ui/text/unbroken.tsx'
import { Section, SectionWords } from '../section.tsx'
import { ReverseAngleArt } from './reverse-angle-art.tsx'
import styles from './reverse-angle-section.module.css'

/** The equipment lists hang from the picture of the set, each below its objects. */
export function ReverseAngleSection() {
  return (
    <Section name="reverse-angle" tone="stage" frame={styles.frame}>
      <SectionWords
        name="reverse-angle"
        slate={words.slate}
        heading={words.heading}
        lead={words.lead}
        className={styles.words}
      />
      <div className={styles.set}>
        {/* The reveal effect may have changed its attributes before hydration. */}
        <div className="animate-on-scroll" data-reveal="focus-pull" suppressHydrationWarning>
          <ReverseAngleArt />
        </div>
        <div className={styles.lists}>
          {words.lists.map(({ id, title, text, items }) => (
            <div key={id} className={styles.list}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
              <ul className={styles.items}>
                {items.map((item) => (
                  <li key={item}>
                    <Unbroken>{item}</Unbroken>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
      <ButtonLink href={words.action.href} variant="quiet" className={styles.action}>
        {words.action.label}
      </ButtonLink>
    </Section>
  )
}
