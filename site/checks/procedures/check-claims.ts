import { CLAIMS } from '../../data/claims.ts'
import { pageCheck } from '../page-check.ts'

/** A claim that has cost an operator stake, or would: what must stand beside it. */
export interface Claim {
  readonly code: string
  readonly about: RegExp
  readonly unless: RegExp
  readonly expected: string
  readonly fix: string
  /** Where it is looked for; code cannot explain itself, so there `unless` does not count. */
  readonly where: readonly ('prose' | 'code')[]
}

/** Checks that pages do not recommend what has been found to cost a validator its stake. */
export const checkClaims = pageCheck(function* ({ lines, prose, fences }) {
  for (const { content, line } of lines) {
    const place = prose[line - 1]?.content === content ? 'prose' : 'code'
    for (const { code, about, unless, expected, fix, where } of CLAIMS) {
      const found = where.includes(place) ? about.exec(content)?.[0] : undefined
      if (found !== undefined && !(place === 'prose' && unless.test(content)))
        yield { code, line, found, expected, fix }
    }
  }
  for (const { code, line } of fences)
    if (code.includes('DAEMON_HOME=') && /^ExecStart=.*cosmovisor/m.test(code))
      if (!code.includes('DAEMON_SHUTDOWN_GRACE='))
        yield {
          code: 'claim/no-grace',
          line,
          found: 'a unit of Cosmovisor without DAEMON_SHUTDOWN_GRACE',
          expected: 'Environment="DAEMON_SHUTDOWN_GRACE=30s"',
          fix: 'set it: by default Cosmovisor kills the node at once, in the middle of what it writes',
        }
})
