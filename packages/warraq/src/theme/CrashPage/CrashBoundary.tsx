import { Component, type ReactNode } from 'react'

export interface CrashBoundaryProps {
  readonly children: ReactNode
  /** Rendered in place of the children after an error; `retry` renders them again. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode
}

interface CrashState {
  readonly crash: { readonly error: unknown } | undefined
}

/** Catches errors that its children throw while rendering and in effects. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { crash: undefined }

  static getDerivedStateFromError(error: unknown): CrashState {
    return { crash: { error } }
  }

  /** For errors that React does not pass to a boundary: those of event handlers. */
  readonly crash = (error: unknown): void => this.setState({ crash: { error } })

  readonly retry = (): void => this.setState({ crash: undefined })

  override render(): ReactNode {
    const { crash } = this.state
    return crash === undefined ? this.props.children : this.props.fallback(crash.error, this.retry)
  }
}
