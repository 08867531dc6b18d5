import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentPage, Finding } from 'warraq/plugin'
import { codeFences } from 'warraq/plugin'
import type { SourceCheck } from '../page-check.ts'
import { pageOfCode } from './created-code.ts'

/** `file=/examples/foundry/foundry.toml` after the language of a code block. */
const FILE = /(?:^|\s)file="?\/([^\s"#]+)/

/**
 * Findings in the files that pages show as code, with the lines of those files.
 * @param root folder of the site
 */
export function inExampleFiles(
  pages: readonly Pick<ContentPage, 'source'>[],
  checks: readonly SourceCheck[],
  root: string,
): Finding[] {
  const fences = pages.flatMap(({ source }) =>
    source.includes(' file=') ? codeFences(source) : [],
  )
  const languages = new Map(
    fences.map(({ meta, language }) => [FILE.exec(meta)?.[1] ?? '', language] as const),
  )
  languages.delete('')
  return [...languages].flatMap(([file, language]) => {
    const page = pageOfCode(file, language, readFileSync(join(root, file), 'utf8'))
    return checks
      .flatMap((check) => check(page))
      .map((finding) => ({ ...finding, line: (finding.line ?? 1) - 1 }))
  })
}
