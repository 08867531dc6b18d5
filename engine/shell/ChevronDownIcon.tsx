import { drawIcon } from '../shared/draw-icon.tsx'

export const ChevronDownIcon = drawIcon('M6 9l6 6 6-6')
