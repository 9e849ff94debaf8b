import { religiousPartnership, urgencyBadges } from '../../../content/pages/religious-partnership.ts'
import { anchors } from '../../../routes.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { useFacts } from '../../platform/facts-context.ts'
import styles from './opening-words.module.css'

/** The page's offer and the reasons to apply now. */
export function OpeningWords() {
  const facts = useFacts()
  return (
    <div className={styles.words}>
      <p className={styles.summary}>{religiousPartnership.summary(facts)}</p>
      <ul className={styles.badges}>
        {urgencyBadges(facts.season).map((badge) => (
          <li key={badge}>
            <a className={`fact ${styles.badge}`} href={`#${anchors.applicationForm}`}>
              {/* Before the text, because its width changes with the font. */}
              <Icon name="arrow-down" size="small" className={styles.mark} />
              {badge}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
