/** A magnifying glass, for icons in the build and the browser. */
export const SEARCH_PATH = 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm5 11.5L20 20'
/** A cross. */
export const CLOSE_PATH = 'M6 6l12 12M18 6L6 18'

export interface IconProps {
  readonly className?: string
}

interface StrokeIconProps extends IconProps {
  readonly path: string
  /** Width in pixels. */
  readonly size?: number
}

/** An icon drawn with one stroke in the text colour. */
export function StrokeIcon({ path, size = 20, className }: StrokeIconProps) {
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

/** The component of an icon, `size` pixels wide. */
export const drawIcon = (path: string, size?: number) =>
  function Icon({ className }: IconProps) {
    return <StrokeIcon path={path} {...(size && { size })} {...(className && { className })} />
  }
