import type { SearchView } from '../../shared/site-view.ts'
import { ExternalLink } from './ExternalLink.tsx'

const SERVICES: Readonly<Record<string, readonly [name: string, href: string]>> = {
  algolia: ['Algolia', 'https://www.algolia.com/'],
  typesense: ['Typesense', 'https://typesense.org/'],
}

interface ProviderLineProps {
  readonly provider: SearchView['provider']
  readonly label: string
  readonly className?: string
}

/** A line that says who answers, where it is not the site itself. */
export function ProviderLine({ provider, label, className }: ProviderLineProps) {
  const service = SERVICES[provider]
  if (service === undefined) return null
  const [name, href] = service
  return (
    <p className={className}>
      {`${label} `}
      <ExternalLink href={href}>{name}</ExternalLink>
    </p>
  )
}
