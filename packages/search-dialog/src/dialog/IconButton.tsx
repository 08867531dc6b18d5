import type { ReactNode } from 'react'

interface IconButtonProps {
  readonly label: string
  readonly onClick: () => void
  readonly children: ReactNode
}

/** A button with an icon and a name, which is also its tooltip. */
export function IconButton({ label, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      title={label}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </button>
  )
}
