/** `Not confirmed, 21 November 2026`, beside what the reader should check. */
export function StatusBadge({ checked }: { readonly checked: string }) {
  return (
    <span className="status-badge">
      Not confirmed, <time dateTime={checked}>{longDate(checked)}</time>
    </span>
  )
}

/** `2026-11-21` as `21 November 2026`. */
export function longDate(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${iso}T00:00:00Z`),
  )
}
