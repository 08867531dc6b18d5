export interface NoticeProps {
  readonly className: string
  readonly message: string
  /** Label of the button: what the reader can do about it. */
  readonly action: string
}

/** Says what did not arrive, and offers one action. */
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
