/** A code span of a table cell. */
export function codeSpan(code: string): string {
  return `\`${escapeCell(code)}\``
}

/** Text that ends neither its cell nor names a fact of the site. */
export function escapeCell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('{{', '\\{{').replaceAll('\n', ' ')
}

/** A table; its cells are Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** A cell that says what something means and, on a line below, what it is. */
export function entry(meaning: string, type: string): string {
  return meaning === '' ? type : `${escapeCell(meaning)}<br>${type}`
}
