import { skipLinks } from '../../../content/shell/shell.ts'
import styles from './skip-links.module.css'

export function SkipLinks() {
  return (
    <ul className={styles.list} data-tone="stage">
      {skipLinks.map((link) => (
        <li key={link.href}>
          <a href={link.href} className={styles.link}>
            {link.label}
          </a>
        </li>
      ))}
    </ul>
  )
}
