/** That the reader should check what stands before it, with the day on demand. */
export function StatusBadge({ checked }: { readonly checked: string }) {
  return (
    <details className="status-badge">
      <summary>unconfirmed</summary> as of <time dateTime={checked}>{longDate(checked)}</time>
    </details>
  )
}

/** `2026-11-21` as `21 November 2026`. */
export function longDate(iso: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${iso}T00:00:00Z`),
  )
}
