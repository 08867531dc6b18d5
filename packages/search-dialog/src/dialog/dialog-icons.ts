import { CLOSE_PATH, drawIcon, SEARCH_PATH } from '../shared/draw-icon.tsx'

/** Like the shell's icons, but smaller. */
const draw = (path: string) => drawIcon(path, 18)

export const FieldIcon = draw(SEARCH_PATH)
export const ClearIcon = draw(CLOSE_PATH)
export const PageIcon = draw('M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6')
export const HashIcon = draw('M9 4L7 20M17 4l-2 16M4 9h16M4 15h16')
export const RecentIcon = draw('M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 8v4l3 2')
export const StarIcon = draw('M12 4l2.5 5.2 5.5.7-4 4 1 5.6-5-2.8-5 2.8 1-5.6-4-4 5.5-.7z')
