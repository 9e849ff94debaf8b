import { phoneHref } from '../../content/company.ts'
import { errorBoundaryText, errorMessages } from '../../content/shell.ts'
import type { ErrorKind } from '../../domain/security/classify-error.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import corners from '../ui/corners.module.css'
import { Icon } from '../ui/icon.tsx'
import styles from './error-fallback.module.css'
import { useFacts } from './facts-context.ts'

/** Only a general error can be mended without loading the page again. */
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
