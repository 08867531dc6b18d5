import { ownValue } from '../shared/own-value.ts'

/** Line icons of cards, 24 by 24, stroked in the text colour. */
const ICON_PATHS: Readonly<Record<string, string>> = {
  book: 'M4 5a2 2 0 0 1 2-2h13v16H6a2 2 0 0 0-2 2zM4 19V5m4 3h7',
  coins: 'M15 9a6 6 0 1 1-12 0 6 6 0 0 1 12 0zm1.5-1.5a6 6 0 1 1-7 8.4M9 6.5v5',
  wallet:
    'M3 7a2 2 0 0 1 2-2h12v3M3 7v10a2 2 0 0 0 2 2h14a1 1 0 0 0 1-1V9a1 1 0 0 0-1-1H4a1 1 0 0 1-1-1zm13 6.5h.01',
  shield: 'M12 3l8 3v6c0 4.5-3.2 7.8-8 9-4.8-1.2-8-4.5-8-9V6zm-3.5 9l2.5 2.5 4.5-5',
  server: 'M4 4h16v7H4zm0 9h16v7H4zm3.5-5.5h.01m-.01 9h.01M12 7.5h5M12 16.5h5',
  network:
    'M12 4v5m0 6v-6m0 0L6 17m6-8l6 8M12 5.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM5 20.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zm14 0a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3z',
  code: 'M8 7l-5 5 5 5m8-10l5 5-5 5M14 4l-4 16',
  terminal: 'M3 4h18v16H3zm4 5l3 3-3 3m5 0h5',
  droplet: 'M12 3c4 4.5 6 7.5 6 10.5a6 6 0 0 1-12 0C6 10.5 8 7.5 12 3z',
  compass: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm3.5 5.5l-2 5-5 2 2-5z',
  layers: 'M12 3l9 5-9 5-9-5zm-9 9.5l9 5 9-5M3 17l9 5 9-5',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7L12 7m2 3a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7L12 17',
  key: 'M8.5 11a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm2.8 1.2L20 3.5M16 7.5l3 3',
  rocket:
    'M5 15c-1.5 1.5-2 5-2 6 1 0 4.5-.5 6-2m0-4c1-6 5-11 12-12-1 7-6 11-12 12zm0 0l-4-.5 3-4 3.5.5M9 15l.5 4 4-3-.5-3.5M15 9h.01',
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zm5 11.5L20 20',
  users:
    'M9 4a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM2.5 20c0-4 2.5-6 6.5-6s6.5 2 6.5 6m.5-15.5a3.5 3.5 0 0 1 0 6M18 14c2.3.6 3.5 2.5 3.5 6',
  file: 'M6 3h8l5 5v13H6zm8 0v5h5M9.5 13h6m-6 4h6',
  clock: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 4v5l3.5 2',
  scale: 'M12 4v16m-5 0h10M5 7h14M5 7l-2.5 7h5zm14 0l-2.5 7h5z',
  leaf: 'M5 19C4 10 9 4 20 4c0 11-6 16-13 14m-2 3c1-5 4-8 8-10',
}

export const CARD_ICON_NAMES: readonly string[] = Object.keys(ICON_PATHS)

/** The icon with that name as inline SVG; empty for an absent or unknown name. */
export function cardIcon(name: string | undefined): string {
  const path = ownValue(ICON_PATHS, name ?? '')
  if (path === undefined) return ''
  return `<svg class="card-icon" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`
}
