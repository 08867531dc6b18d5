/** Show the rows that hold every word of the field, hide the others, and say how many are left. */
export function filterRows(container: HTMLElement): void {
  const words = (container.querySelector('input')?.value ?? '').toLowerCase().split(/\s+/)
  const rows = [...container.querySelectorAll<HTMLTableRowElement>('tbody > tr')]
  let shown = 0
  for (const row of rows) {
    const text = textOf(row)
    row.hidden = !words.every((word) => text.includes(word))
    if (!row.hidden) shown++
  }
  const count = container.querySelector('output')
  if (count !== null) count.textContent = `${shown} of ${rows.length}`
}

/** Cells do not run into each other, so that no word is found across two of them. */
function textOf(row: HTMLTableRowElement): string {
  return [...row.cells]
    .map(({ textContent }) => textContent)
    .join('\n')
    .toLowerCase()
}
