/**
 * Tell React of the entries that the reader chose from lists before an island was hydrated. React
 * leaves the entry in its list, but the component still has the one from the build.
 */
export function replayChoices(island: Element): void {
  for (const list of island.querySelectorAll('select')) {
    // Without a selected entry in its HTML, a list shows its first one.
    const built =
      [...list.options].find(({ defaultSelected }) => defaultSelected) ?? list.options[0]
    if (built?.selected === false) list.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
