import { DevelopArt } from '../art/DevelopArt.tsx'
import { L1Art } from '../art/L1Art.tsx'
import { L2Art } from '../art/L2Art.tsx'
import { LearnArt } from '../art/LearnArt.tsx'
import { UserGuidesArt } from '../art/UserGuidesArt.tsx'
import { pick } from './pick.ts'

const ART = {
  learn: LearnArt,
  'l1-network': L1Art,
  develop: DevelopArt,
  'user-guides': UserGuidesArt,
  'l2-network': L2Art,
} as const

interface SectionArtProps {
  readonly section: string
}

/** `::section-art{section="learn"}`: the ornament of a section. */
export default function SectionArt({ section }: SectionArtProps) {
  const Art = pick(ART, section, 'section')
  return <Art />
}
