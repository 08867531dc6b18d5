import { expect, test } from 'vitest'
import { contentCounts } from './content-counts.ts'

test('the summary counts the checked items', () => {
  const text =
    'Two words, {{fact}} and `chain status`.\n\n```bash\nchain status | other\nchain status\n```\n'
  const page = {
    ...{ file: 'a.md', lang: 'en', source: text, text },
    compiled: {
      ...{ html: '', firstParagraph: '', headings: [], anchors: [], links: [], images: [] },
      ...{ loads: [], islands: [], dependencies: [] },
    },
  }
  const checks = [
    { severity: 'throw' as const, run: async () => [] },
    {
      severity: 'throw' as const,
      run: async () => [],
      summary: (pages: readonly unknown[]) => `${pages.length} pages counted by a plugin`,
    },
  ]
  expect(contentCounts([page, page], checks)).toBe(
    '2 pages written, 2 code blocks, 2 pages counted by a plugin, 2 uses of facts',
  )
})
