import { khatamPath } from '../lattice.ts'
import { Frieze } from './Frieze.tsx'

const CHAIN = [40, 120, 200, 280, 360, 440, 520]
const LATTICE = [...CHAIN, 600, 680]

/** A chain: every star touches the next one, one has just been added, and one will follow. */
export function L1Art() {
  return (
    <Frieze>
      <path d={LATTICE.map(neighboursPath).join('')} opacity="0.25" />
      <path d={CHAIN.map((x) => khatamPath(x, 64, 40)).join('')} />
      <path
        d={CHAIN.slice(0, -1)
          .map((x) => khatamPath(x, 64, 20))
          .join('')}
        opacity="0.6"
      />
      <path d={khatamPath(520, 64, 40)} fill="currentColor" />
      <path d={khatamPath(520, 64, 20)} className="sand" />
      <path d={khatamPath(600, 64, 40)} strokeDasharray="4 5" />
    </Frieze>
  )
}

/** The visible parts of the stars above and below. */
function neighboursPath(x: number): string {
  const edge = (to: 1 | -1) => `v${12 * to}h-16l-12 ${12 * to}l-12 ${-12 * to}h-16v${-12 * to}`
  return `M${x + 28} 0${edge(1)}M${x + 28} 128${edge(-1)}`
}
