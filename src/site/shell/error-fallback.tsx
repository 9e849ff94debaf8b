import { phoneHref } from '../../content/company/company.ts'
import { errorBoundaryText, errorMessages } from '../../content/shell/shell.ts'
import type { ErrorKind } from '../../domain/security/classify-error.ts'
import { classNames } from '../../ui/class-names.ts'
import { Button, ButtonLink } from '../../ui/control/button.tsx'
import corners from '../../ui/layout/corners.module.css'
import { Icon } from '../../ui/media/icon.tsx'
import { useFacts } from '../platform/facts-context.ts'
import styles from './error-fallback.module.css'

/** Only a general error can be retried without reloading the page. */
export function ErrorFallback({ kind, onRetry }: { kind: ErrorKind; onRetry: () => void }) {
  const { company } = useFacts()
  const { contact } = errorBoundaryText
  return (
    <div className={styles.fallback} data-tone="stage">
      <div className={classNames(styles.frame, corners.corners)}>
        <div className={styles.bars} aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
          <i />
          <i />
          <i />
        </div>
        <div role="alert">
          <p className={styles.message}>{errorMessages[kind]}</p>
        </div>
        <div className={styles.actions}>
          <Button onClick={kind === 'general' ? onRetry : () => location.reload()}>
            {errorBoundaryText.retry[kind]}
          </Button>
          <ButtonLink href={contact.href} variant="quiet">
            {contact.label}
          </ButtonLink>
        </div>
        <p className={styles.direct}>
          <a href={phoneHref(company)}>
            <Icon name="phone" />
            {company.phone}
          </a>
          <a href={`mailto:${company.email}`}>
            <Icon name="mail" />
            {company.email}
          </a>
        </p>
      </div>
    </div>
  )
}
