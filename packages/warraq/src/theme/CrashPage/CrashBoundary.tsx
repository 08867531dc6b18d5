import { Component, type ReactNode } from 'react'

export interface CrashBoundaryProps {
  readonly children: ReactNode
  /** What stands in place of the children while there is an error; `retry` renders them anew. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode
}

interface CrashState {
  readonly crash: { readonly error: unknown } | undefined
}

/** Catches what its children throw while they render and in their effects. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { crash: undefined }

  static getDerivedStateFromError(error: unknown): CrashState {
    return { crash: { error } }
  }

  /** For what React does not pass to a boundary: errors of event handlers. */
  readonly crash = (error: unknown): void => this.setState({ crash: { error } })

  readonly retry = (): void => this.setState({ crash: undefined })

  override render(): ReactNode {
    const { crash } = this.state
    return crash === undefined ? this.props.children : this.props.fallback(crash.error, this.retry)
  }
}
