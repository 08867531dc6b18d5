import type { ReactNode } from 'react'
import { answerHref } from './answer-href.ts'
import { useAsk } from './ask-context.ts'
import { askText } from './ask-text.ts'

/**
 * A link into the site opens in a new tab, so that the conversation stays; any other link becomes
 * text.
 */
export function SiteLink({ href, children }: { href: string; children: ReactNode }) {
  const { siteUrl } = useAsk()
  const target = answerHref(href, { siteUrl, pageUrl: location.href })
  if (target === undefined) return <>{children}</>
  return (
    <a href={target} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {askText.opensInNewTab}</span>
    </a>
  )
}
