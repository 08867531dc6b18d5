interface ExternalLinkProps {
  readonly href: string
  readonly children: string
}

/** A link to another site, in a new tab. */
export function ExternalLink({ href, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  )
}
