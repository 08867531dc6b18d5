import { CLOSE_PATH, drawIcon, SEARCH_PATH } from '@warraq/search-dialog/shared/draw-icon'

export const MenuIcon = drawIcon('M4 7h16M4 12h16M4 17h16')
export const CloseIcon = drawIcon(CLOSE_PATH)
export const ChevronDownIcon = drawIcon('M6 9l6 6 6-6')
export const CaretIcon = drawIcon('M8 5l7 7-7 7')
export const ExternalIcon = drawIcon('M14 5h5v5m0-5l-9 9M10 6H5v13h13v-5')
export const SunIcon = drawIcon(
  'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v3m0 14v3M2 12h3m14 0h3M5 5l2 2m10 10l2 2M5 19l2-2M17 7l2-2',
)
export const MoonIcon = drawIcon('M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z')
export const SystemIcon = drawIcon('M4 5h16v11H4zM9 20h6m-3-4v4')
export const SearchIcon = drawIcon(SEARCH_PATH)
