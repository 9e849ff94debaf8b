import { Component, type ComponentType, type ErrorInfo, type ReactNode } from 'react'
import { errorMessages } from '../../content/shell/shell.ts'
import { classifyError, describeError, type ErrorKind } from '../../domain/security/classify-error.ts'

/** The content of a `security_boundary_triggered` report. */
export type CaughtError = {
  readonly kind: ErrorKind
  readonly message: string
  readonly stack: string
  readonly componentStack: string
}

type Props = {
  readonly children: ReactNode
  /** A new value, such as another page's path, clears the error. */
  readonly resetKey?: string | undefined
  readonly onCaught?: ((caught: CaughtError) => void) | undefined
}

type Fallback = ComponentType<{ kind: ErrorKind; onRetry: () => void }>

type State = {
  readonly failed: ErrorKind | null
  readonly resetKey: string | undefined
  readonly Fallback?: Fallback
}

/** Replaces children that fail to render with a message and ways to continue. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failed: classifyError(error) }
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failed: null, resetKey }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    // Loaded only after an error. If that fails too, only the message is shown.
    import('./error-fallback.tsx').then(
      ({ ErrorFallback }) => this.setState({ Fallback: ErrorFallback }),
      () => undefined,
    )
    this.props.onCaught?.({
      kind: classifyError(error),
      ...describeError(error),
      componentStack: componentStack ?? '',
    })
  }

  override render() {
    const { failed, Fallback } = this.state
    if (failed === null) return this.props.children
    if (!Fallback) return <p role="alert">{errorMessages[failed]}</p>
    return <Fallback kind={failed} onRetry={() => this.setState({ failed: null })} />
  }
}
