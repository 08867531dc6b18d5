import { useMemo } from 'react'
import type { AskSource } from '../ask-protocol.ts'
import { AnswerMarkdown } from './AnswerMarkdown.tsx'
import { relatedSources } from './answer-links.ts'
import { useAsk } from './ask-context.ts'
import { askText } from './ask-text.ts'
import { SiteLink } from './SiteLink.tsx'

interface AnswerTextProps {
  readonly markdown: string
  readonly sources: readonly AskSource[]
  /** A complete answer has its sources below. */
  readonly isDone: boolean
}

/**
 * An answer with links to read on. The default export, because it loads lazily with the parser.
 */
export default function AnswerText({ markdown, sources, isDone }: AnswerTextProps) {
  return (
    <>
      <AnswerMarkdown markdown={markdown} />
      {isDone && <RelatedSources markdown={markdown} sources={sources} />}
    </>
  )
}

function RelatedSources({ markdown, sources }: Omit<AnswerTextProps, 'isDone'>) {
  const { siteUrl } = useAsk()
  // Parses the answer again, so not for every piece of a later one.
  const related = useMemo(
    () => relatedSources(markdown, sources, { siteUrl, pageUrl: location.href }),
    [markdown, sources, siteUrl],
  )
  if (related.length === 0) return null
  return (
    <div className="ask-sources">
      <p className="ask-sources-title">{askText.relatedSources}</p>
      <ul>
        {related.map(({ title, href }) => (
          <li key={href}>
            <SiteLink href={href}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
