import { expect, test } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { addFiles } from './migrate-command.ts'
import { migration } from './migration.ts'

test('a migration writes the configuration and a report, and overwrites nothing', () => {
  const files = migration({
    tool: 'Docusaurus',
    file: 'docusaurus.config.js',
    site: {
      config: { title: "T's", url: 'https://x.org', sections: [] },
      findings: [
        {
          code: 'config/left-out',
          severity: 'warning',
          file: 'd',
          found: 'scripts',
          expected: '',
          fix: 'not loaded',
        },
      ],
    },
  })
  expect(files['docs.config.ts']).toContain('title: "T\'s",\n  url: "https://x.org",')
  expect(files['MIGRATION.md']).toContain('- [ ] scripts: not loaded')
  const root = temporaryFolder()
  addFiles(root, files)
  expect(() => addFiles(root, files)).toThrow('contains docs.config.ts and MIGRATION.md')
})
