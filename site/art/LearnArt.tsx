import { diamondPath, khatamPath, squarePath } from '../lattice.ts'
import { Frieze } from './Frieze.tsx'

/** A star in five steps: point, square, two squares, star, star within a star. */
export function LearnArt() {
  return (
    <Frieze>
      <path d="M0 64h146m8 0h34m60 0h26m84 0h26m84 0h26m84 0h144" opacity="0.3" />
      <path d={diamondPath(150, 64, 4)} fill="currentColor" />
      <path d={squarePath(218, 64, 42)} opacity="0.75" />
      <path d={squarePath(316, 64, 42) + diamondPath(316, 64, 42)} />
      <path d={khatamPath(426, 64, 42)} />
      <path d={khatamPath(536, 64, 42)} fill="currentColor" />
      <path d={khatamPath(536, 64, 21)} className="sand" />
    </Frieze>
  )
}
