import { drawIcon } from '../shared/draw-icon.tsx'

export const CloseIcon = drawIcon('M6 6l12 12M18 6L6 18')
