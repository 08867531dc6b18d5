import * as STORAGE_KEYS from './storage-keys.ts'

/*
 * What runs before the first paint of a document. `scripts/write-inline-scripts.mjs` makes the text
 * of an inline script of each function, so they use only the browser and constants.
 */

/**
 * Set the colour mode from the address, the reader's choice or `fallback`, also for the browser's
 * own frame, and `data-*` attributes from the address.
 */
export function boot(fallback: 'light' | 'dark' | 'system', hasSwitch: boolean): void {
  const root = document.documentElement
  const { dataset } = root
  const query = new URLSearchParams(location.search)
  let choice = query.get('docusaurus-theme')
  const isChoice = () => /^(light|dark|system)$/.test(choice as string)
  try {
    if (!hasSwitch) localStorage.removeItem(STORAGE_KEYS.theme)
    if (!isChoice()) choice = localStorage.getItem(STORAGE_KEYS.theme)
  } catch {}
  if (!isChoice()) choice = fallback
  const isDark =
    choice === 'system' ? matchMedia('(prefers-color-scheme:dark)').matches : choice === 'dark'
  dataset.hasJs = 'true'
  dataset.themeChoice = choice as string
  const theme = isDark ? 'dark' : 'light'
  dataset.theme = theme
  const frame = document.querySelector<HTMLMetaElement>('meta[name=theme-color]')
  if (frame) frame.content = frame.dataset[theme] as string
  // What a site announces is not for a link to hide, nor what the engine itself has found out.
  for (const [name, value] of query)
    if (/^docusaurus-data-(?!announcement|client|has-)[a-z-]+$/.test(name))
      root.setAttribute(name.slice(11), value)
}

/** Hide the announcement with this id if the reader has dismissed it. */
export function hideDismissed(id: string): void {
  try {
    if (
      localStorage.getItem(STORAGE_KEYS.announcementId) === id &&
      localStorage.getItem(STORAGE_KEYS.announcementDismissed) === 'true'
    )
      document.documentElement.dataset.announcementBarInitiallyDismissed = 'true'
  } catch {}
}

/** Hide the sidebar if the reader has hidden it. */
export function hideSidebar(): void {
  try {
    if (localStorage.getItem(STORAGE_KEYS.sidebarHidden) === 'true')
      document.documentElement.dataset.sidebarHidden = 'true'
  } catch {}
}
