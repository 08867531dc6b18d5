import type { ReactNode } from 'react'
import { useAsk } from './ask-context.ts'
import { siteHref } from './site-href.ts'

interface SiteLinkProps {
  readonly href: string
  readonly children: ReactNode
}

/**
 * A link into the site opens in a new tab, so that the conversation stays; any other link becomes
 * text.
 */
export function SiteLink({ href, children }: SiteLinkProps) {
  const { siteUrl, text } = useAsk()
  const target = siteHref(href, { siteUrl, pageUrl: location.href })
  if (target === undefined) return <>{children}</>
  return (
    <a href={target} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {text.opensInNewTab}</span>
    </a>
  )
}
