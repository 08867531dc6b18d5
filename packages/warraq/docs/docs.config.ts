import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { defineConfig } from 'warraq'
import { pageBeside, type WarraqPlugin } from 'warraq/plugin'
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
    const [start] = sources
    if (start === undefined) throw new Error('no page')
    return [
      ...sources,
      ...referencePages(join(packageDir, 'src')).map(({ name, title, description, body }, at) =>
        pageBeside(start, {
          path: `reference/${name}.md`,
          fields: { title, description, sidebar_position: at + 1, custom_edit_url: null },
          text: body,
        }),
      ),
      pageBeside(start, {
        path: 'moving/changelog.md',
        fields: {
          title: 'Changelog',
          description: 'What changed in each version of warraq.',
          sidebar_position: 3,
        },
        text: readFileSync(join(packageDir, 'CHANGELOG.md'), 'utf8').replace(/^# .*\n/, ''),
      }),
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
