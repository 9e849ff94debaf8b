import { headerNavigation, type NavigationGroup, primaryAction } from '../../content/navigation.ts'
import { headerText } from '../../content/shell.ts'
import { anchors, pagePaths, type RenderedPath } from '../../routes.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { AuthButton } from './auth-button.tsx'
import { useFacts } from './facts-context.ts'
import styles from './header.module.css'
import { Wordmark } from './wordmark.tsx'

/** Menus are native popovers: they open, close and trap nothing, with or without scripts. */
export function Header({ path }: { path: RenderedPath }) {
  const { company } = useFacts()
  return (
    <header className={styles.header} data-tone="stage">
      <div className={styles.bar}>
        <a href={pagePaths.home} className={styles.home} aria-label={headerText.homeLink(company)}>
          <Wordmark name={company.name} />
        </a>
        <nav
          id={anchors.navigation}
          tabIndex={-1}
          aria-label={headerText.navigation}
          className={styles.navigation}
        >
          <ul className={styles.groups}>
            {headerNavigation.map((group) => (
              <li key={group.id}>
                <GroupMenu group={group} path={path} />
              </li>
            ))}
          </ul>
          <button type="button" className={styles.menuButton} popoverTarget="site-menu">
            <Icon name="menu" />
            <span className={styles.menuLabel}>{headerText.menu}</span>
          </button>
          <SiteMenu path={path} />
        </nav>
        <div className={styles.actions}>
          <AuthButton />
          <ButtonLink href={primaryAction.href} size="small">
            {primaryAction.shortLabel}
          </ButtonLink>
        </div>
      </div>
    </header>
  )
}

function GroupMenu({ group, path }: { group: NavigationGroup; path: RenderedPath }) {
  const id = `menu-${group.id}`
  const holdsCurrent = group.links.some((link) => link.href === path)
  return (
    <>
      <button
        type="button"
        className={styles.groupButton}
        popoverTarget={id}
        data-current={holdsCurrent || undefined}
      >
        {group.label}
        <Icon name="chevron-down" />
      </button>
      <div id={id} popover="auto" className={styles.panel} data-menu data-tone="stage">
        <p className={styles.panelTitle}>{group.label}</p>
        <GroupLinks group={group} path={path} />
      </div>
    </>
  )
}

function SiteMenu({ path }: { path: RenderedPath }) {
  return (
    <div id="site-menu" popover="auto" className={styles.sheet} data-menu data-tone="stage">
      <div className={styles.sheetBody}>
        {headerNavigation.map((group) => (
          <section key={group.id} className={styles.sheetGroup}>
            <h2 className={`slate ${styles.sheetTitle}`}>{group.label}</h2>
            <GroupLinks group={group} path={path} />
          </section>
        ))}
        <div className={styles.sheetActions}>
          <ButtonLink href={primaryAction.href}>{primaryAction.label}</ButtonLink>
          <AuthButton />
        </div>
      </div>
    </div>
  )
}

function GroupLinks({ group, path }: { group: NavigationGroup; path: RenderedPath }) {
  return (
    <ul className={styles.links}>
      {group.links.map((link) => (
        <li key={link.href}>
          <a href={link.href} className={styles.link} aria-current={link.href === path ? 'page' : undefined}>
            <span className={styles.linkLabel}>{link.label}</span>
            <span className={styles.linkDescription}>{link.description}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
