import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyFixture, runDocs } from './run-docs.ts'

test.each([
  true,
  false,
])('readers who dismissed an announcement see it again once they cannot dismiss it (%s)', async (isCloseable) => {
  const root = await copyFixture('good')
  await writeFile(
    join(root, 'docs.config.ts'),
    `export default {
      title: 'Fixture',
      url: 'https://docs.example.org',
      redirects: { '/': '/docs/' },
      sections: [{ id: 'docs', path: 'content', route: '/docs/' }],
      announcementBar: { id: 'news', content: 'News', isCloseable: ${isCloseable} },
    }`,
  )
  expect(await runDocs(['build', root])).toMatchObject({ exitCode: 0 })
  const html = await readFile(join(root, 'dist/docs/index.html'), 'utf8')
  expect(html).toContain('News')
  expect(html.includes('announcementBarInitiallyDismissed')).toBe(isCloseable)
})
