import { type PageCheck, pageCheck } from '../page-check.ts'
import { sentencesOf } from './prose.ts'

/** Advice that would cost a reader coins. */
export interface WrongWords {
  readonly says: RegExp
  /** A sentence that also matches this is right. */
  readonly unless?: RegExp
  readonly expected: string
  readonly fix: string
}

/** Finds sentences that sound like advice on which readers lose coins; a reviewer decides. */
export function createWordCheck(wrong: readonly WrongWords[]): PageCheck {
  return pageCheck((read) =>
    sentencesOf(read).flatMap(({ text, line }) =>
      wrong
        .filter(({ says, unless }) => says.test(text) && !unless?.test(text))
        .map(({ expected, fix }) => ({ code: 'words/wrong', line, found: text, expected, fix })),
    ),
  )
}
