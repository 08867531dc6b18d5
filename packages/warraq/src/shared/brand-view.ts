/** Logo and title at the start of the navbar. Hrefs are final. */
export interface BrandView {
  readonly title?: string
  readonly logo?: LogoView
  readonly siteTitle: string
  readonly homeHref: string
}

/** An image that may differ between the colour modes. */
export interface LogoView {
  readonly src: string
  /** Address in dark mode. */
  readonly srcDark?: string
  readonly alt: string
  readonly href?: string
  readonly target?: string
  readonly width?: number
  readonly height?: number
  readonly className?: string
}
