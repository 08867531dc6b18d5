import { draw } from './icons.tsx'

export const ChevronDownIcon = draw('M6 9l6 6 6-6')
