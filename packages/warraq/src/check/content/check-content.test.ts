import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../../tests/temporary-folder.ts'
import { parseConfig } from '../../config/parse-config.ts'
import type { EachPageCheck } from '../../plugins/guard-checks.ts'
import { UsageError } from '../../shared/data/usage-error.ts'
import { checkContent } from './check-content.ts'

const { config } = parseConfig(
  {
    title: 'T',
    url: 'https://example.org',
    sections: [{ id: 'docs', path: 'docs', route: '/' }],
  },
  'docs.config.ts',
)

function pageOf(file: string, text: string, dependencies: readonly string[] = []) {
  return {
    ...{ file, lang: 'en', source: text, text },
    compiled: {
      ...{ html: '', firstParagraph: '', headings: [], anchors: [], links: [], images: [] },
      ...{ loads: [], islands: [], dependencies },
    },
  }
}

const SLOW: EachPageCheck = {
  severity: 'warn',
  open: async () => {
    await wait(20)
    return () => []
  },
  reads: () => [],
}

/** Node ends a process whose error nobody awaits, without a clear message. */
test('a compiler that is missing fails the check, also while other checks are loading', async () => {
  const check = () => {
    throw new UsageError('no compiler')
  }
  const plugins = [{ name: 'languages', codeLanguages: [{ names: ['chain'], check }] }]
  const workDir = temporaryFolder()
  const scope = { config: { ...config, plugins }, checks: [SLOW], root: workDir, workDir }
  const page = pageOf('a.md', '```chain\nx\n```\n')
  await expect(checkContent([page], scope)).rejects.toThrow('no compiler')
})

test('a fault of a file that several blocks show is one problem', async () => {
  const root = temporaryFolder()
  writeFileSync(join(root, 'shown.json'), '{,}')
  const block = '```json file=/shown.json\n```\n'
  const pages = ['a.md', 'b.md'].map((file) => pageOf(file, `${block}\n${block}`, ['shown.json']))
  const { problems } = await checkContent(pages, { config, checks: [], root, workDir: root })
  expect(problems).toMatchObject([{ file: 'shown.json', line: 1 }])
})
