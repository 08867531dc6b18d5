export interface NoticeProps {
  readonly className: string
  readonly message: string
  /** Label of the button. */
  readonly action: string
  /** Absent in the build: a script listens to the button then. */
  readonly onAction?: () => void
}

/** A message that something failed to load, with one button. */
export function Notice({ className, message, action, onAction }: NoticeProps) {
  return (
    <div className={className} role="alert">
      <p>{message}</p>
      <button type="button" className="button" onClick={onAction}>
        {action}
      </button>
    </div>
  )
}
