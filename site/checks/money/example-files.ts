import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentPage, Finding } from 'warraq/plugin'
import { codeFences } from 'warraq/plugin'
import type { SourceCheck } from '../procedures/page-check.ts'

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
  const languages = new Map(
    pages.flatMap(({ source }) =>
      (source.includes(' file=') ? codeFences(source) : []).flatMap(
        ({ meta, language }): [string, string][] => {
          const file = FILE.exec(meta)?.[1]
          return file === undefined ? [] : [[file, language]]
        },
      ),
    ),
  )
  return [...languages].flatMap(([file, language]) => {
    const text = `\`\`\`\`\`\`${language}\n${readFileSync(join(root, file), 'utf8')}\n\`\`\`\`\`\`\n`
    return checks
      .flatMap((check) => check({ file, text, source: text }))
      .map((finding) => ({ ...finding, line: (finding.line ?? 1) - 1 }))
  })
}
