import type { SearchCredit } from '../searched-site.ts'

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
      <a href={credit.href} target="_blank" rel="noopener noreferrer">
        {credit.name}
      </a>
    </p>
  )
}
