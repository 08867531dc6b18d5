import { TAB_GROUP } from '../../shared/browser/storage-keys.ts'

/**
 * Show the tab that the reader chose in the set before this script: that of the query string, then
 * the stored one; a value without a tab does not count. `scripts/write-inline-scripts.mjs` makes the
 * text of an inline script of this.
 */
export function selectTab(): void {
  const set = (document.currentScript as HTMLScriptElement).previousElementSibling as HTMLElement
  const { group, query } = set.dataset
  const [list, ...panels] = [...set.children] as [HTMLElement, ...HTMLElement[]]
  const tabs = [...list.children] as HTMLElement[]
  let chosen = query ? new URLSearchParams(location.search).get(query) : null
  const isThere = () => tabs.some(({ dataset }) => dataset.value === chosen)
  try {
    if (!isThere() && group) chosen = localStorage.getItem(TAB_GROUP + group)
  } catch {}
  if (isThere())
    for (const tab of tabs) {
      const isChosen = tab.dataset.value === chosen
      tab.ariaSelected = `${isChosen}`
      tab.tabIndex = isChosen ? 0 : -1
    }
  for (const panel of panels) {
    const isShown = isThere() ? panel.dataset.value === chosen : !panel.hidden
    // A link to a text in a panel that is not shown is followed before `<docs-tabs>` is defined.
    Object.assign(panel, { hidden: isShown ? false : 'until-found' })
  }
}
