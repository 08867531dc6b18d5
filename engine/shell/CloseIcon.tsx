import { drawIcon } from '../shared/draw-icon.tsx'
import { CLOSE_PATH } from '../shared/icon-paths.ts'

export const CloseIcon = drawIcon(CLOSE_PATH)
