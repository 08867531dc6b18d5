import { diamondPath, khatamPath } from '../lattice.ts'
import { Frieze } from './Frieze.tsx'

const GROUPS = [200, 360, 520] as const

/** Many small things above become one star each below. */
export function L2Art() {
  return (
    <Frieze>
      <path d="M0 84h168m64 0h96m64 0h96m64 0h168" opacity="0.3" />
      {GROUPS.map((x) => (
        <g key={x}>
          <path
            d={`M${x - 60} 24l20 20h80l20-20M${x - 20} 24l20 20l20-20M${x} 44v8`}
            opacity="0.6"
          />
          <path
            d={[-60, -20, 20, 60].map((offset) => diamondPath(x + offset, 16, 8)).join('')}
            className="sand-line"
          />
          <path d={khatamPath(x, 84, 32)} fill={x === 360 ? 'currentColor' : 'none'} />
          <path d={khatamPath(x, 84, 16)} className={x === 360 ? 'sand' : undefined} />
        </g>
      ))}
    </Frieze>
  )
}
