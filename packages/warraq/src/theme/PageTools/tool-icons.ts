import { drawIcon } from '../Icon/draw-icon.tsx'

/** Two sheets, and the tick that replaces them. */
export const CopyIcon = drawIcon('M9 9h11v11H9zM5 15H4V4h11v1', 16)
