import { Component, type ErrorInfo, type ReactNode } from 'react'
import { phoneHref } from '../../content/company.ts'
import { errorBoundaryText, pageLoadFailedText } from '../../content/shell.ts'
import { classifyError, describeError, type ErrorKind } from '../../domain/security/classify-error.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import corners from '../ui/corners.module.css'
import { Icon } from '../ui/icon.tsx'
import styles from './error-boundary.module.css'
import { useFacts } from './facts-context.ts'

/** What is reported as `security_boundary_triggered`. */
export type CaughtError = {
  readonly kind: ErrorKind
  readonly message: string
  readonly stack: string
  readonly componentStack: string
}

type Props = {
  readonly children: ReactNode
  /** Another value, such as another page's path, clears the error. */
  readonly resetKey?: string | undefined
  readonly onCaught?: ((caught: CaughtError) => void) | undefined
}

type State = { readonly failed: ErrorKind | null; readonly resetKey: string | undefined }

/** Shows what can be done instead of children that failed to render. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: classifyError(error) }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: null, resetKey }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onCaught?.({
      kind: classifyError(error),
      ...describeError(error),
      componentStack: componentStack ?? '',
    })
  }

  override render() {
    const { failed } = this.state
    if (failed === null) return this.props.children
    return <ErrorFallback kind={failed} onRetry={() => this.setState({ failed: null })} />
  }
}

const words: Readonly<Record<ErrorKind, { readonly message: string; readonly retry: string }>> = {
  general: { message: errorBoundaryText.message.general, retry: errorBoundaryText.retry.general },
  security: { message: errorBoundaryText.message.security, retry: errorBoundaryText.retry.security },
  'stale-build': { message: pageLoadFailedText.message, retry: pageLoadFailedText.retry },
}

/** Also for errors that never reach a boundary. Only a general error can be mended without loading the page again. */
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
          <p className={styles.message}>{words[kind].message}</p>
        </div>
        <div className={styles.actions}>
          <Button onClick={kind === 'general' ? onRetry : () => location.reload()}>
            {words[kind].retry}
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
