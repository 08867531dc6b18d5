import { hookText } from '../../plugins/plugin-error.ts'
import { type Diagnostic, ProblemError } from '../../shared/data/diagnostic.ts'
import { problemAt } from '../../shared/data/problem-at.ts'
import { thrownAt } from '../../system/thrown-at.ts'
import type { SiteParts } from '../../theme/parts/part.tsx'
import type { PartError } from '../../theme/parts/render-theme.tsx'

/** Diagnostic for a theme part of the site or a plugin that threw while a page was rendered. */
export function partFailed({ part, message, cause }: PartError, page: string): Diagnostic {
  if (cause instanceof ProblemError) return cause.problem
  const thrown = thrownAt(cause)
  const place = thrown?.file === part.file ? thrown : { file: part.file }
  const owner = part.owner ? ` for ${hookText(part.owner)}` : ''
  return problemAt(place, 'theme/part-failed', {
    found: `an error while ${page} was rendered: ${message}`,
    expected: `a component${owner} that renders with the props of its part on every page`,
    fix: 'type its props with those of "warraq/theme", and handle values that are absent',
  })
}

/** The parts without those from one file. */
export function withoutPart({ hash, components }: SiteParts, file: string): SiteParts {
  return {
    hash: `${hash}-${file}`,
    components: new Map([...components].filter(([, part]) => part.file !== file)),
  }
}
