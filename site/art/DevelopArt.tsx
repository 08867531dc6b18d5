import { khatamPath } from '../lattice.ts'
import { Frieze } from './Frieze.tsx'

/** Brackets that open and close around a star. */
const bracket = (x: number, side: 1 | -1) => `M${x} 16l${48 * side} 48l${-48 * side} 48`

export function DevelopArt() {
  return (
    <Frieze>
      <path d={khatamPath(360, 64, 40)} fill="currentColor" />
      <path d={khatamPath(360, 64, 20)} className="sand" />
      {[0, 1, 2, 3, 4, 5].map((step) => (
        <path
          key={step}
          d={bracket(282 - step * 48, -1) + bracket(438 + step * 48, 1)}
          opacity={step === 0 ? undefined : (0.75 / step).toFixed(2)}
        />
      ))}
    </Frieze>
  )
}
