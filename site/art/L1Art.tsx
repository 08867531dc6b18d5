import { khatamPath } from '../lattice.ts'
import { Frieze } from './Frieze.tsx'

const row = (xs: readonly number[], y: number, radius: number) =>
  xs.map((x) => khatamPath(x, y, radius)).join('')

/** A chain: every star touches the next, and one is being added. */
export function L1Art() {
  return (
    <Frieze>
      <path d={row([40, 120, 200, 280, 360, 440, 520, 600, 680], -16, 40)} opacity="0.25" />
      <path d={row([40, 120, 200, 280, 360, 440, 520, 600, 680], 144, 40)} opacity="0.25" />
      <path d={row([40, 120, 200, 280, 360, 440, 520], 64, 40)} />
      <path d={row([40, 120, 200, 280, 360, 440], 64, 20)} opacity="0.6" />
      <path d={row([520], 64, 40)} fill="currentColor" />
      <path d={row([520], 64, 20)} className="sand" />
      <path d={row([600], 64, 40)} strokeDasharray="4 5" />
    </Frieze>
  )
}
