/** Logo and title at the start of the navbar. Hrefs are final. */
export interface BrandView {
  readonly title?: string | undefined
  readonly logo?: LogoView | undefined
  readonly siteTitle: string
  readonly homeHref: string
}

/** An image that may differ between the colour modes. */
export interface LogoView {
  readonly src: string
  /** Address in dark mode. */
  readonly srcDark?: string | undefined
  readonly alt: string
  readonly href?: string | undefined
  readonly target?: string | undefined
  readonly width?: number | undefined
  readonly height?: number | undefined
  readonly className?: string | undefined
}
