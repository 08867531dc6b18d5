import { drawIcon } from '../shared/draw-icon.tsx'
import { CLOSE_PATH } from '../shared/svg-icon.ts'

export const CloseIcon = drawIcon(CLOSE_PATH)
