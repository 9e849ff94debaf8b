import { openAccessibilityLabel } from '../../../content/shell/shell.ts'
import { pagePaths } from '../../../routes.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { useDialog } from '../../../ui/overlay/use-dialog.tsx'
import styles from './accessibility-panel.module.css'

const loadDialog = async () => (await import('./accessibility-dialog.tsx')).AccessibilityDialog

/** Fixed at the top right, over the header. Without scripts it links to the accessibility statement. */
export function AccessibilityButton() {
  const { opener, dialog } = useDialog(loadDialog)
  return (
    <>
      <a
        href={pagePaths.accessibility}
        className={styles.button}
        data-tone="stage"
        aria-label={openAccessibilityLabel}
        {...opener}
      >
        <Icon name="accessibility" />
      </a>
      {dialog}
    </>
  )
}
