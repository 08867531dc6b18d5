import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { defineConfig } from 'warraq'
import type { PageSource, WarraqPlugin } from 'warraq/plugin'
import { referencePages } from './reference/reference-pages.ts'

/** The package whose documentation this is. */
const packageFile = createRequire(import.meta.url).resolve('warraq/package.json')
const packageDir = dirname(packageFile)
const { version } = JSON.parse(readFileSync(packageFile, 'utf8'))

/**
 * Pages generated on every build: the reference from the sources of the engine, and the changelog.
 */
const generatedPages: WarraqPlugin = {
  name: 'generated-pages',
  pages: (sources) => {
    const rootKey = sources[0]?.rootKey ?? ''
    const page = (relativePath: string, text: string): PageSource => ({
      file: `content/${relativePath}`,
      originalFile: `content/${relativePath}`,
      rootKey,
      relativePath,
      format: 'md',
      text,
    })
    const frontMatter = (fields: Readonly<Record<string, string | number | null>>) =>
      `---\n${Object.entries(fields)
        .map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`)
        .join('')}---\n\n`
    return [
      ...sources,
      ...referencePages(join(packageDir, 'src')).map(({ name, title, description, body }, at) =>
        page(
          `reference/${name}.md`,
          `${frontMatter({ title, description, sidebar_position: at + 1, custom_edit_url: null })}${body}\n`,
        ),
      ),
      page(
        'moving/changelog.md',
        `${frontMatter({ title: 'Changelog', description: 'What changed in each version of warraq.', sidebar_position: 3 })}${readFileSync(join(packageDir, 'CHANGELOG.md'), 'utf8').replace(/^# .*\n/, '')}`,
      ),
    ]
  },
}

export default defineConfig({
  title: 'warraq',
  tagline: 'a static documentation engine',
  description: 'Documentation of warraq: Markdown in, a fast site of plain files out.',
  url: 'https://warraq.example.org',
  sections: [{ id: 'docs', label: 'Documentation', path: 'content', route: '/' }],
  themeDir: 'theme',
  stylesheet: 'styles.css',
  lastUpdated: { date: false },
  colorMode: { respectPrefersColorScheme: true },
  navbar: {
    title: 'warraq',
    items: [
      { label: 'Guide', to: '/guide/getting-started/', activeBasePath: '/guide', position: 'left' },
      {
        label: 'Reference',
        to: '/reference/configuration/',
        activeBasePath: '/reference',
        position: 'left',
      },
      { type: 'component', component: 'VersionBadge', position: 'right', options: { version } },
    ],
  },
  plugins: [generatedPages],
  checks: { brokenAnchors: 'throw' },
})
