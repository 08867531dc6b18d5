import type { LogoView } from '../../shared/data/brand-view.ts'
import { part } from '../parts/part.tsx'

export interface LogoProps {
  readonly logo: LogoView
  /** Text alternative. */
  readonly alt: string
}

/** An image for each colour mode; the style sheet shows that of the current mode. */
export const Logo = part('Logo', ({ logo, alt }: LogoProps) => {
  const { src, srcDark, width = 28, height = 28, className } = logo
  const isUnsized = logo.width === undefined && logo.height === undefined
  const classes = (mode: string | undefined) =>
    [mode, isUnsized ? 'unsized-logo' : undefined, className]
      .filter((name) => name !== undefined)
      .join(' ') || undefined
  return (
    <>
      <img
        className={classes(srcDark === undefined ? undefined : 'only-light')}
        src={src}
        alt={alt}
        width={width}
        height={height}
      />
      {srcDark === undefined ? null : (
        <img
          className={classes('only-dark')}
          src={srcDark}
          alt={alt}
          loading="lazy"
          width={width}
          height={height}
        />
      )}
    </>
  )
})
