import type { SearchCredit } from '../../shared/site-view.ts'
import { ExternalLink } from './ExternalLink.tsx'

interface ProviderLineProps {
  readonly credit: SearchCredit | undefined
  readonly label: string
  readonly className?: string
}

/** A credit for the search service, if it is not the site itself. */
export function ProviderLine({ credit, label, className }: ProviderLineProps) {
  if (credit === undefined) return null
  return (
    <p className={className}>
      {`${label} `}
      <ExternalLink href={credit.href}>{credit.name}</ExternalLink>
    </p>
  )
}
