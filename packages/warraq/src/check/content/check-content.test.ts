import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../../../tests/temporary-folder.ts'
import { parseConfig } from '../../config/parse-config.ts'
import type { EachPageCheck } from '../../plugins/guard-checks.ts'
import { UsageError } from '../../shared/data/usage-error.ts'
import { checkContent } from './check-content.ts'

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
  const { config } = parseConfig(
    {
      title: 'T',
      url: 'https://example.org',
      sections: [{ id: 'docs', path: 'docs', route: '/' }],
      plugins: [{ name: 'languages', codeLanguages: [{ names: ['chain'], check }] }],
    },
    'docs.config.ts',
  )
  const text = '```chain\nx\n```\n'
  const page = {
    ...{ file: 'a.md', lang: 'en', source: text, text },
    compiled: {
      ...{ html: '', firstParagraph: '', headings: [], anchors: [], links: [], images: [] },
      ...{ loads: [], islands: [], dependencies: [] },
    },
  }
  const workDir = temporaryFolder()
  const scope = { config, checks: [SLOW], root: workDir, workDir }
  await expect(checkContent([page], scope)).rejects.toThrow('no compiler')
})
