import { Link } from '@tanstack/react-router'
import { shellWords } from '../../content/desk/desk.ts'
import { isStaff } from '../../domain/desk/roles.ts'
import { pagePaths } from '../../routes.ts'
import { SwitchField } from '../../ui/form/switch-field.tsx'
import { settingsStore, useAccessibilitySettings } from '../../ui/settings/settings-store.ts'
import { tell } from '../changes/notices.ts'
import { signOut } from '../session/desk-session.ts'
import { initials } from './initials.ts'
import { useMay, useMe } from './me-context.ts'
import styles from './person-menu.module.css'

/** A native popover: the browser handles Escape, outside presses and focus. */
export function PersonMenu({ onHelp }: { onHelp: () => void }) {
  const { name, role } = useMe()
  const seesHealth = useMay('readHealth')
  const { darkMode, contrast } = useAccessibilitySettings()
  const id = 'person-menu'

  /** A link within the desk loads no page, so nothing else would close the menu. */
  function close(): void {
    document.getElementById(id)?.hidePopover()
  }

  async function leave(): Promise<void> {
    if (!(await signOut())) tell(shellWords.signOutFailed, { tone: 'trouble' })
  }

  return (
    <>
      <button type="button" popoverTarget={id} className={styles.opener} aria-label={shellWords.person}>
        {initials(name)}
      </button>
      <div id={id} popover="auto" className={styles.menu}>
        <p className={styles.name}>{name}</p>
        <p className="slate">{isStaff(role) ? shellWords.roles[role] : role}</p>
        <SwitchField
          name="dark"
          label={shellWords.dark}
          checked={darkMode}
          onChange={({ currentTarget }) => settingsStore().update({ darkMode: currentTarget.checked })}
        />
        <SwitchField
          name="contrast"
          label={shellWords.contrast}
          checked={contrast === 'high'}
          onChange={({ currentTarget }) =>
            settingsStore().update({ contrast: currentTarget.checked ? 'high' : 'normal' })
          }
        />
        <ul className={styles.links}>
          <li>
            <Link to="/settings" onClick={close}>
              {shellWords.settings}
            </Link>
          </li>
          {seesHealth ? (
            <li>
              <Link to="/health" onClick={close}>
                {shellWords.health}
              </Link>
            </li>
          ) : null}
          <li>
            <button type="button" popoverTarget={id} popoverTargetAction="hide" onClick={onHelp}>
              {shellWords.shortcuts}
            </button>
          </li>
          <li>
            <a href={pagePaths.account}>{shellWords.account}</a>
          </li>
          <li>
            <a href={pagePaths.home}>{shellWords.site}</a>
          </li>
          <li>
            <button type="button" onClick={() => void leave()}>
              {shellWords.signOut}
            </button>
          </li>
        </ul>
      </div>
    </>
  )
}
