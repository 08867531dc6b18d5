import { expect, test } from 'vitest'
import { contentCounts } from './content-counts.ts'

test('the summary counts the checked items', () => {
  const page = {
    ...{ file: 'a.md', lang: 'en', source: '', text: '' },
    compiled: {
      ...{ html: '', firstParagraph: '', headings: [], anchors: [], links: [], images: [] },
      ...{ loads: [], islands: [], dependencies: [] },
    },
  }
  const result = {
    own: [],
    codeBlocks: 1,
    factUses: 2,
    packages: [],
    byCheck: [{ found: [], count: 3 }],
  }
  const severity = 'throw' as const
  const checks = [
    { severity, run: async () => [] },
    {
      severity,
      run: async () => [],
      summary: (pages: readonly unknown[]) => `${pages.length} pages counted`,
    },
    {
      severity,
      open: async () => () => [],
      reads: () => [],
      counts: { of: () => 3, text: (total: number) => `${total} words` },
    },
  ]
  expect(contentCounts([page, page], [result, result], checks)).toBe(
    '2 pages written, 2 code blocks, 2 pages counted, 6 words, 4 uses of facts',
  )
})
