import { expect, test } from 'vitest'
import { globPattern } from './glob-pattern.ts'

test.each([
  ['**/*.{md,mdx}', 'a.md b/c.mdx', 'a.mdxx a.txt'],
  ['{api,faq}/**/*.md', 'api/a.md faq/b/c.md', 'other/a.md api.md'],
  ['drafts/**', 'drafts/a.md drafts/b/c.md', 'draft.md a/drafts/x.md'],
  ['*.md', 'a.md', 'a/b.md'],
  ['./a?+.md', 'ab+.md', 'a+.md'],
  ['{a', '', '{a a'],
])('%s matches %s, and not %s', (glob, matching, other) => {
  const pattern = globPattern(glob)
  const paths = [...matching.split(' '), ...other.split(' ')].filter(Boolean)
  expect(paths.filter((path) => pattern.test(path)).join(' ')).toBe(matching)
})
