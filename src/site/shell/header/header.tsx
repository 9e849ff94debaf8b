import { useEffect, useRef } from 'react'
import { phoneHref } from '../../../content/company/company.ts'
import { type HeaderMenu, headerMenus, primaryAction } from '../../../content/shell/header-menus.ts'
import { headerText } from '../../../content/shell/shell.ts'
import { anchors, pagePaths, type RenderedPath } from '../../../routes.ts'
import { ButtonLink } from '../../../ui/control/button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { Wordmark } from '../../../ui/media/wordmark.tsx'
import { useDialog } from '../../../ui/overlay/use-dialog.tsx'
import { QuoteListLink } from '../../features/quote/quote-list-link.tsx'
import { useFacts } from '../../platform/facts-context.ts'
import { type LateSection, late } from '../../sections/late.tsx'
import { loadConsultation } from '../../sections/load-consultation.ts'
import { AccountButton } from './account-button.tsx'
import styles from './header.module.css'

/** The menus hold only links, which need no code, so they are never hydrated. */
const menus = headerMenus.map((menu) => ({
  menu,
  Links: late(`menu-${menu.id}`, async () => (await import('./menu-links.tsx')).linksOf(menu.id), 'never'),
}))
const AllLinks = late('menu-all', async () => (await import('./menu-links.tsx')).AllLinks, 'never')

export const lateMenus = [...menus.map(({ Links }) => Links), AllLinks]

type Consultation = Pick<ReturnType<typeof useDialog>, 'opener'>

/** Without scripts, the consultation buttons are links to the contact form. */
export function Header({ path }: { path: RenderedPath }) {
  const { opener, dialog } = useDialog(loadConsultation)
  return (
    <>
      <Bar path={path} opener={opener} />
      {dialog}
    </>
  )
}

/** Menus are native popovers: they open and close with or without scripts and do not trap focus. */
function Bar({ path, opener }: { path: RenderedPath } & Consultation) {
  const { company } = useFacts()
  const header = useRef<HTMLElement>(null)

  useEffect(() => {
    for (const link of header.current?.querySelectorAll('[data-menu] a') ?? []) {
      if (link.getAttribute('href') === path) link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
    }
  }, [path])

  return (
    <header ref={header} className={styles.header} data-tone="stage">
      <div className={styles.bar}>
        <a href={pagePaths.home} className={styles.home} aria-label={headerText.homeLink(company)}>
          <Wordmark name={company.name} />
        </a>
        <a href={phoneHref(company)} className={styles.call} aria-label={headerText.call(company)}>
          <Icon name="phone" />
        </a>
        <nav
          id={anchors.navigation}
          tabIndex={-1}
          aria-label={headerText.navigation}
          className={styles.navigation}
        >
          <ul className={styles.groups}>
            {menus.map(({ menu, Links }) => (
              <li key={menu.id}>
                <GroupMenu menu={menu} path={path} Links={Links} />
              </li>
            ))}
          </ul>
          <QuoteListLink />
          <button
            type="button"
            className={styles.menuButton}
            popoverTarget="site-menu"
            aria-label={headerText.menu}
          >
            <Icon name="menu" />
            <span className={styles.menuLabel}>{headerText.menu}</span>
          </button>
          <SiteMenu opener={opener} />
        </nav>
        <div className={styles.actions}>
          <AccountButton />
          <ButtonLink href={primaryAction.href} size="small" {...opener}>
            {primaryAction.shortLabel}
          </ButtonLink>
        </div>
      </div>
    </header>
  )
}

function GroupMenu({ menu, path, Links }: { menu: HeaderMenu; path: RenderedPath; Links: LateSection }) {
  const id = `menu-${menu.id}`
  const holdsCurrent = menu.pages.some((page) => page === path)
  return (
    <>
      <button
        type="button"
        className={styles.groupButton}
        popoverTarget={id}
        data-current={holdsCurrent || undefined}
      >
        {menu.label}
        <Icon name="chevron-down" />
      </button>
      <div id={id} popover="auto" className={styles.panel} data-menu data-tone="stage">
        <Links />
      </div>
    </>
  )
}

function SiteMenu({ opener }: Consultation) {
  return (
    <div id="site-menu" popover="auto" className={styles.sheet} data-menu data-tone="stage">
      <div className={styles.sheetBody}>
        <AllLinks />
        <div className={styles.sheetActions}>
          <ButtonLink href={primaryAction.href} {...opener}>
            {primaryAction.label}
          </ButtonLink>
          <AccountButton />
        </div>
      </div>
    </div>
  )
}
