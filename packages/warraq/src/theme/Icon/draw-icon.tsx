export interface IconProps {
  readonly className?: string
}

/** An icon drawn with one stroke in the text colour, `size` pixels wide. */
export const drawIcon = (path: string, size = 20) =>
  function Icon({ className }: IconProps) {
    return (
      <svg
        className={className === undefined ? 'icon' : `icon ${className}`}
        viewBox="0 0 24 24"
        width={size}
        height={size}
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    )
  }
