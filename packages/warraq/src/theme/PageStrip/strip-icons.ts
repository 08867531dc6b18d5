import { drawIcon } from '../Icon/draw-icon.tsx'

const SIZE = 16

export const ClockIcon = drawIcon(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 7.5V12l3 2',
  SIZE,
)
export const TickIcon = drawIcon('M5 12.5l4.5 4.5L19 7.5', SIZE)
