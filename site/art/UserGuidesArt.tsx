import { diamondPath, khatamPath } from '../lattice.ts'
import { Frieze } from './Frieze.tsx'

const STEPS = [
  [152, 96],
  [216, 32],
  [280, 96],
  [344, 32],
  [408, 96],
] as const

/** A path of a few steps that ends at a star. */
export function UserGuidesArt() {
  return (
    <Frieze>
      <path d="M24 96l64-64l64 64" opacity="0.3" />
      <path d="M152 96l64-64l64 64l64-64l64 64l32-32h40" />
      {STEPS.map(([x, y]) => (
        <path key={x} d={diamondPath(x, y, 9)} className="ground" />
      ))}
      <path d={khatamPath(520, 64, 48)} fill="currentColor" />
      <path d={khatamPath(520, 64, 24)} className="sand" />
      <path d="M568 64h24l32-32l64 64l32-32" opacity="0.3" />
    </Frieze>
  )
}
