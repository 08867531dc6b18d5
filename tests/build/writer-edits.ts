import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Changes what a writer may change, on a copy of this site.
 * @returns whether something changed
 */
type Edit = (root: string) => boolean

/** Edits of a writer, each made wherever it can be, which pass `npm run check`. */
export const WRITER_EDITS: Readonly<Record<string, Edit>> = {
  'every title': onPages((text) => text.replace(/^(title: .*[\w)])$/m, '$1 today')),
  'every description': onPages((text) => text.replace(/^(description: .*)\.$/m, '$1, in short.')),
  'every first heading': onPages((text) => text.replace(/^(# .*[\w)])$/m, '$1 today')),
  'every label of a tab': onPages((text) =>
    text.replace(/^(:{3,}tab\{.*label="[^"]+)"/gm, '$1 *"'),
  ),
  'the order of pages': onFile('site/tutorial-sidebar.ts', (text) =>
    text.replace(/('[a-z][\w/-]*'),(\s+)('[a-z][\w/-]*')/g, '$3,$2$1'),
  ),
  'the order of rows': onPages((text) =>
    text.replace(/^(\|(?:[ :-]+\|)+\n)(\|.*\n)(\|.*\n)/gm, '$1$3$2'),
  ),
  'a first question': onFile('content/learn/faq.md', (text) =>
    text.replace(
      /^:::details/m,
      ':::details[Who answers?]\nThe people who write these pages.\n:::\n\n$&',
    ),
  ),
  'a last question': onFile('content/learn/faq.md', (text) =>
    text.replace(
      /\n## [^\n]+\n(?![\s\S]*\n## )/,
      '\n:::details[Is that all?]\nYes, for now.\n:::\n$&',
    ),
  ),
  'a first term': onFile('content/learn/glossary.md', (text) =>
    text.replace(/^### /m, '### Abacus\n\nA frame with beads, on which people count.\n\n$&'),
  ),
  'a last term': onFile('content/learn/glossary.md', (text) =>
    text.replace(/\n:::\n(?![\s\S]*\n:::\n)/, '\n### Zebra\n\nAn animal with stripes.\n$&'),
  ),
  'a paragraph with a link to a term': onFile('content/user-guides/index.md', (text) =>
    text.replace(/^## /m, 'A [validator](../learn/glossary.md#validator) signs blocks.\n\n$&'),
  ),
  'a box and a table in front of all others': onPages((text) =>
    text.replace(
      /^## /m,
      ':::tip\nRead on.\n:::\n\n| Word | Meaning |\n|---|---|\n| one | 1 |\n| two | 2 |\n\n$&',
    ),
  ),
  'the page of a tool': (root) =>
    onPages((text) => text.replace(/^::staking-estimate\n/m, ''))(root) &&
    onFile('content/user-guides/index.md', (text) => `${text}\n::staking-estimate\n`)(root),
  'a new page': (root) => {
    writeFileSync(
      join(root, 'content/learn/history.md'),
      '---\ntitle: History\ndescription: When it began.\n---\n\n# History\n\nIt began in 2022.\n',
    )
    return onFile('site/tutorial-sidebar.ts', (text) =>
      text.replace(/learn: part\(\s+group\('[^']+', /, "$&'history', "),
    )(root)
  },
  'the name of the site': onFile('docs.config.ts', (text) =>
    text.replace(/^ {2}title: '.*'/m, "  title: 'Pages about HAQQ'"),
  ),
  'the title of the home page': onFile('site/pages/index.tsx', (text) =>
    text.replace(/<h1>[^<]*/, '<h1>Everything about HAQQ'),
  ),
  'the time of a block': onFile('site/facts/mainnet.ts', (text) =>
    text.replace(
      /usual: \d+, shortest: [\d.]+, longest: [\d.]+/,
      'usual: 5, shortest: 4.6, longest: 5.2',
    ),
  ),
  'a release of the node': (root) => {
    const facts = readFileSync(join(root, 'site/facts/node-release.ts'), 'utf8')
    const [, minor = '', patch] = /NODE_VERSION = '(v\d+\.\d+\.)(\d+)'/.exec(facts) ?? []
    const command = ['scripts/release.mjs', `${minor}${Number(patch) + 1}`]
    return spawnSync(process.execPath, command, { cwd: root }).status === 0
  },
  'an announcement': onFile('docs.config.ts', (text) =>
    text.replace('  sections: SECTIONS,\n', "$&  announcementBar: { id: 'a', content: 'News' },\n"),
  ),
}

function onPages(change: (text: string) => string): Edit {
  return (root) => {
    const all = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    const pages = all.filter((file) => /\.md$/.test(file) && !/(?:^|\/)_/.test(file))
    return pages.filter((file) => rewrite(join(root, 'content', file), change)).length > 0
  }
}

function onFile(file: string, change: (text: string) => string): Edit {
  return (root) => rewrite(join(root, file), change)
}

/** @returns whether the text changed */
function rewrite(path: string, change: (text: string) => string): boolean {
  const text = readFileSync(path, 'utf8')
  const changed = change(text)
  if (changed !== text) writeFileSync(path, changed)
  return changed !== text
}
