import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { defineConfig } from 'warraq'
import { pageBeside, type WarraqPlugin } from 'warraq/plugin'
import { generatedPages } from './reference/generated-pages.ts'

/** The package whose documentation this is. */
const packageFile = createRequire(import.meta.url).resolve('warraq/package.json')
const packageDir = dirname(packageFile)
const { version } = JSON.parse(readFileSync(packageFile, 'utf8'))

/** Pages generated on every build, in place of those that a packed package has as files. */
const fromTheEngine: WarraqPlugin = {
  name: 'generated-pages',
  pages: (sources) => {
    const [start] = sources
    if (start === undefined) throw new Error('no page')
    const made = generatedPages(packageDir).map((page) => pageBeside(start, page))
    const files = new Set(made.map(({ file }) => file))
    return [...sources.filter(({ file }) => !files.has(file)), ...made]
  },
}

export default defineConfig({
  title: 'warraq',
  tagline: 'a static documentation engine',
  description: 'Documentation of warraq: Markdown in, a fast site of plain files out.',
  url: 'https://warraq.example.org',
  sections: [{ id: 'docs', label: 'Documentation', path: 'content', route: '/' }],
  favicon: '/favicon.svg',
  staticDirs: ['static'],
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
  plugins: [fromTheEngine],
  checks: { brokenAnchors: 'throw' },
})
