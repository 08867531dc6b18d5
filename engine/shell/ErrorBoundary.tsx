import { Component, type ReactNode } from 'react'
import { CrashReport } from './CrashReport.tsx'

interface ErrorBoundaryProps {
  /** A change of it clears the error: the reader went to another page. */
  readonly resetKey: string
  /** Nothing of the shell is left around it. */
  readonly isBare?: boolean
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly error: Error | null
  readonly resetKey: string
}

/** Keeps the rest of the shell alive when a page cannot be shown. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(cause: unknown): Partial<ErrorBoundaryState> {
    return { error: cause instanceof Error ? cause : new Error(String(cause)) }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey }
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    return (
      <CrashReport
        error={error}
        isBare={this.props.isBare === true}
        onRetry={() => this.setState({ error: null })}
      />
    )
  }
}
