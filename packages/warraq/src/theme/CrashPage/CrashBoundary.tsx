import { Component, type ReactNode } from 'react'

/** What is shown after a crash. */
export interface Crash {
  readonly error: unknown
  /** Render the children again, for a reader who asks for it. */
  readonly retry: () => void
  /** Forget the crash. */
  readonly clear: () => void
  /** The reader has tried again in vain. */
  readonly isAgain: boolean
  /** Whether the focus was inside, and will be lost with the element that had it. */
  readonly hadFocus: boolean
}

export interface CrashBoundaryProps {
  readonly children: ReactNode
  /** Rendered in place of the children after an error. */
  readonly fallback: (crash: Crash) => ReactNode
  /** The element around the children. */
  readonly container: () => ParentNode | null
  /** Told what the children throw while rendering and in effects; not what event handlers throw. */
  readonly onCrash?: (error: unknown) => void
}

interface CrashState {
  readonly crash: { readonly error: unknown } | undefined
}

/** Catches errors that its children throw while rendering and in effects. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashState> {
  override state: CrashState = { crash: undefined }
  #hasTried = false

  static getDerivedStateFromError(error: unknown): CrashState {
    return { crash: { error } }
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash?.(error)
  }

  /** For errors that React does not pass to a boundary: those of event handlers. */
  readonly crash = (error: unknown): void => this.setState({ crash: { error } })

  readonly clear = (): void => {
    this.#hasTried = false
    this.setState({ crash: undefined })
  }

  readonly retry = (): void => {
    this.#hasTried = true
    this.setState({ crash: undefined })
  }

  /** The button to try again is gone, perhaps with the focus. */
  override componentDidUpdate(_: CrashBoundaryProps, former: CrashState): void {
    const isBack = former.crash !== undefined && this.state.crash === undefined
    if (isBack && document.activeElement === document.body)
      this.props.container()?.querySelector<HTMLElement>(FOCUSABLE)?.focus()
  }

  override render(): ReactNode {
    const { crash } = this.state
    const { children, fallback, container } = this.props
    if (crash === undefined) return children
    return fallback({
      error: crash.error,
      retry: this.retry,
      clear: this.clear,
      isAgain: this.#hasTried,
      hadFocus: container()?.contains(document.activeElement) === true,
    })
  }
}

const FOCUSABLE = 'button, input, select, textarea, a[href], [tabindex]'
