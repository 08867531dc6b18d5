import { hasHostedSearch } from '../../shared/features.ts'
import type { SearchView } from '../../shared/site-view.ts'
import { ExternalLink } from './ExternalLink.tsx'

const SERVICES = {
  algolia: ['Algolia', 'https://www.algolia.com/'],
  typesense: ['Typesense', 'https://typesense.org/'],
} as const

interface ProviderLineProps {
  readonly provider: SearchView['provider']
  readonly label: string
  readonly className?: string
}

/** A line that says who answers, where it is not the site itself. */
export function ProviderLine({ provider, label, className }: ProviderLineProps) {
  if (!hasHostedSearch || (provider !== 'algolia' && provider !== 'typesense')) return null
  const [name, href] = SERVICES[provider]
  return (
    <p className={className}>
      {`${label} `}
      <ExternalLink href={href}>{name}</ExternalLink>
    </p>
  )
}
