import type { NavbarComponentProps } from 'warraq/theme'

/** The version that these pages describe. */
export default function VersionBadge({ options }: NavbarComponentProps) {
  return <span className="navbar-item version-number">{`v${String(options.version)}`}</span>
}
