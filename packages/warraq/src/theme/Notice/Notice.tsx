export interface NoticeProps {
  readonly className: string
  readonly message: string
  /** Label of the button. */
  readonly action: string
}

/** A message that something failed to load, with one button. */
export function Notice({ className, message, action }: NoticeProps) {
  return (
    <div className={className} role="alert">
      <p>{message}</p>
      <button type="button" className="button">
        {action}
      </button>
    </div>
  )
}
