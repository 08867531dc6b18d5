import { draw } from './icons.tsx'

export const CloseIcon = draw('M6 6l12 12M18 6L6 18')
