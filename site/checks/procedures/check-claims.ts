import type { ContentPage, Finding } from 'warraq/plugin'
import { codeFences, withoutCode } from 'warraq/plugin'
import { CLAIMS } from '../../data/claims.ts'

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
export function checkClaims({ file, text }: Pick<ContentPage, 'file' | 'text'>): Finding[] {
  return [...inProse(text), ...inCode(text), ...killedAtOnce(text)].map((finding) => ({
    ...finding,
    file,
  }))
}

type Problem = Omit<Finding, 'file'>

function inProse(text: string): Problem[] {
  return withoutCode(text)
    .split('\n')
    .flatMap((content, index) =>
      CLAIMS.filter(
        ({ where, about, unless }) =>
          where.includes('prose') && about.test(content) && !unless.test(content),
      ).map((claim) => problem(claim, content, index)),
    )
}

function inCode(text: string): Problem[] {
  const prose = withoutCode(text).split('\n')
  return text
    .split('\n')
    .flatMap((content, index) =>
      prose[index] === content
        ? []
        : CLAIMS.filter(({ where, about }) => where.includes('code') && about.test(content)).map(
            (claim) => problem(claim, content, index),
          ),
    )
}

function problem({ code, about, expected, fix }: Claim, content: string, index: number): Problem {
  return { code, line: index + 1, found: about.exec(content)?.[0] ?? content, expected, fix }
}

/** A unit of Cosmovisor without a time for the node to end. */
function killedAtOnce(text: string): Problem[] {
  return codeFences(text)
    .filter(({ code }) => code.includes('DAEMON_HOME=') && /^ExecStart=.*cosmovisor/m.test(code))
    .filter(({ code }) => !code.includes('DAEMON_SHUTDOWN_GRACE='))
    .map(({ line }) => ({
      code: 'claim/no-grace',
      line,
      found: 'a unit of Cosmovisor without DAEMON_SHUTDOWN_GRACE',
      expected: 'Environment="DAEMON_SHUTDOWN_GRACE=30s"',
      fix: 'set it: by default Cosmovisor kills the node at once, in the middle of what it writes',
    }))
}
