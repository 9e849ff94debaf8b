import { type ComponentType, Fragment, use } from 'react'
import type { MenuId } from '../../../content/shell/header-menus.ts'
import { headerNavigation, type NavigationGroup } from '../../../content/shell/navigation.ts'
import { PagePathContext } from '../../platform/navigation/page-path-context.ts'
import styles from './menu-links.module.css'

/** The content of one menu in the wide header. */
export function linksOf(id: MenuId): ComponentType {
  const groups = headerNavigation.filter((group) => group.id === id)
  return function MenuLinks() {
    return groups.map((group) => (
      <Fragment key={group.id}>
        <p className={styles.title}>{group.label}</p>
        <GroupLinks group={group} inColumns />
      </Fragment>
    ))
  }
}

/** The content of the only menu in the narrow header. */
export function AllLinks() {
  return headerNavigation.map((group) => (
    <section key={group.id}>
      <h2 className={`slate ${styles.groupTitle}`}>{group.label}</h2>
      <GroupLinks group={group} />
    </section>
  ))
}

function GroupLinks({ group, inColumns }: { group: NavigationGroup; inColumns?: boolean }) {
  const path = use(PagePathContext)
  return (
    <ul className={styles.links} data-columns={inColumns}>
      {group.links.map((link) => (
        <li key={link.href}>
          <a href={link.href} className={styles.link} aria-current={link.href === path ? 'page' : undefined}>
            <span className={styles.label}>{link.label}</span>
            <span className={styles.description}>{link.description}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
