import { dataAttributes } from '../browser/element-data.ts'
import { useText } from '../text/use-text.ts'

/** Data of a button that copies: what it says afterwards. */
export type CopyButtonData = {
  readonly copied: string
  readonly failed: string
  /** What it says before, as the script found it. */
  label?: string
}

interface CopyButtonProps {
  readonly className: string
  readonly label: string
}

/** A copy icon, and a tick for a moment after copying; `copyWithButton` does the copying. */
export function CopyButton({ className, label }: CopyButtonProps) {
  const text = useText()
  return (
    <button
      type="button"
      className={`copy-button ${className}`}
      title={text.copyButton}
      aria-label={label}
      {...dataAttributes<CopyButtonData>({ copied: text.copied, failed: text.copyingFailed })}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 9h11v11H9zM5 15H4V4h11v1" />
        <path d="M5 12l5 5 9-10" />
      </svg>
    </button>
  )
}
