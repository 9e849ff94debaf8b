import { Link } from '@tanstack/react-router'
import { inboxWords } from '../../../content/desk/inbox.ts'
import { IconButton } from '../../../ui/control/icon-button.tsx'
import { EmptyState } from '../../../ui/layout/empty-state.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { InquirySheet } from '../inquiry/inquiry-sheet.tsx'
import styles from './reading-pane.module.css'

type ReadingPaneProps = {
  reference: string | undefined
  search: string | undefined
  onUnread: (references: readonly string[]) => void
  onClose: () => void
}

/** The inquiry beside the list; where there is no room beside it, in its place. */
export function ReadingPane({ reference, search, onUnread, onClose }: ReadingPaneProps) {
  const { nothingOpen } = inboxWords
  if (!reference) {
    return (
      <div className={styles.empty}>
        <EmptyState headingLevel={2} slate={nothingOpen.slate} title={nothingOpen.title}>
          <p>{nothingOpen.text}</p>
        </EmptyState>
      </div>
    )
  }
  return (
    <>
      <div className={styles.bar}>
        <button type="button" className={styles.back} onClick={onClose}>
          <Icon name="arrow-left" />
          {inboxWords.back}
        </button>
        <IconButton icon="mail" label={inboxWords.markUnread} onClick={() => onUnread([reference])} />
        <Link
          to="/inquiries/$reference"
          params={{ reference }}
          className={styles.own}
          aria-label={inboxWords.ownPage}
          title={inboxWords.ownPage}
        >
          <Icon name="external" />
        </Link>
        <span className={styles.close}>
          <IconButton icon="close" label={inboxWords.closePane} onClick={onClose} />
        </span>
      </div>
      <InquirySheet key={reference} reference={reference} search={search} headingLevel={2} />
    </>
  )
}
