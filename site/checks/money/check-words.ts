import type { ContentPage, Finding } from 'warraq/plugin'
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
export function createWordCheck(
  wrong: readonly WrongWords[],
): (page: Pick<ContentPage, 'file' | 'text'>) => Finding[] {
  return ({ file, text }) =>
    sentencesOf(text).flatMap((sentence) =>
      wrong
        .filter(({ says, unless }) => says.test(sentence.text) && !unless?.test(sentence.text))
        .map(({ expected, fix }) => ({
          code: 'words/wrong',
          file,
          line: sentence.line,
          found: sentence.text,
          expected,
          fix,
        })),
    )
}
