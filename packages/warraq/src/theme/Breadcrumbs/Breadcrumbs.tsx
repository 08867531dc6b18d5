import type { Breadcrumb } from '../../shared/data/page-parts.ts'
import { HomeIcon } from '../PageEnd/page-icons.tsx'
import { part } from '../parts/part.tsx'
import { useSite } from '../site/use-site.ts'
import { useText } from '../text/use-text.ts'

export interface BreadcrumbsProps {
  readonly crumbs: readonly Breadcrumb[]
}

/** The path from the home page to this page. */
export const Breadcrumbs = part('Breadcrumbs', ({ crumbs }: BreadcrumbsProps) => {
  const text = useText()
  const { homeHref } = useSite()
  if (crumbs.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label={text.breadcrumbs}>
      <ol>
        <li>
          <a href={homeHref} aria-label={text.homePage}>
            <HomeIcon />
          </a>
        </li>
        {crumbs.map(({ label, href }, index) => (
          <li
            key={`${label}-${href ?? index}`}
            aria-current={index === crumbs.length - 1 ? 'page' : undefined}
          >
            {href === undefined ? <span>{label}</span> : <a href={href}>{label}</a>}
          </li>
        ))}
      </ol>
    </nav>
  )
})
