import { ownValue } from '../../shared/data/own-value.ts'
import { CARD_ICON_PATHS } from './card-icon-paths.ts'

/** The icon with that name, stroked in the text colour; empty for an unknown name. */
export function CardIcon({ name = '' }: { readonly name?: string | undefined }) {
  const path = ownValue(CARD_ICON_PATHS, name)
  if (path === undefined) return null
  return (
    <svg
      className="card-icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
