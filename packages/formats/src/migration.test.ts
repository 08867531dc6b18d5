import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { temporaryFolder } from '../../../tests/temporary-folder.ts'
import { docusaurusModules } from './docusaurus-modules.ts'
import { migrateCommand } from './migrate-command.ts'
import { migration } from './migration.ts'

test('a migrated site keeps the modules that its pages import', () => {
  const names = { aliases: { '@parts': 'src/parts' } }
  const site = { title: 'Pumps', presets: [['classic', {}]] }
  const files = migration({
    tool: 'Docusaurus',
    file: 'docusaurus.config.js',
    site: {
      config: {
        title: 'Pumps',
        url: 'https://x.org',
        sections: [],
        plugins: [docusaurusModules({ names, site })],
      },
      findings: [],
    },
  })
  const config = files['docs.config.ts'] ?? ''
  expect(config).toMatch(/^import \{ docusaurusModules \} from '@warraq\/formats'\n/)
  const [, given = ''] = /plugins: \[docusaurusModules\(([\s\S]*)\)\],\n\}\)\n$/.exec(config) ?? []
  expect(new Function(`return ${given}`)()).toEqual({ names, site: { title: 'Pumps' } })
})

test('a migration writes the configuration and a report, and overwrites nothing', () => {
  const project = {
    tool: 'Docusaurus',
    file: 'docusaurus.config.js',
    site: {
      config: { title: "T's", url: 'https://x.org', sections: [] },
      findings: [
        {
          code: 'config/left-out',
          severity: 'warning' as const,
          file: 'd',
          found: 'scripts',
          expected: '',
          fix: 'not loaded',
        },
      ],
    },
  }
  const files = migration(project)
  expect(files['docs.config.ts']).toContain('title: "T\'s",\n  url: "https://x.org",')
  expect(files['MIGRATION.md']).toContain('- [ ] scripts: not loaded')
  const root = temporaryFolder()
  const migrate = migrateCommand(project).commands?.migrate
  const call = { root, builtDir: root, options: {} }
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  expect(migrate?.run(call)).toBe(0)
  expect(Object.keys(files).filter((name) => !existsSync(join(root, name)))).toEqual([])
  expect(() => migrate?.run(call)).toThrow('docs.config.ts and MIGRATION.md exist')
})
