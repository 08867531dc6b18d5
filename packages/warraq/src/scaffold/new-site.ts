import { basename } from 'node:path'
import { capitalised } from '@warraq/markup/capitalised'
import type { NewFiles } from '../system/write-files.ts'

/**
 * The files of a new site.
 * @param folder its absolute path, whose last part names the site
 * @param version of the engine
 */
export function newSite(folder: string, version: string): NewFiles {
  const name = basename(folder)
  const title = titleOf(name)
  return {
    'package.json': `${JSON.stringify(manifest(name, version), null, 2)}\n`,
    'docs.config.ts': configText(title),
    'content/index.md': startPage(title),
    'content/guide/first-page.md': FIRST_PAGE,
    'static/favicon.svg': FAVICON,
    '.gitignore': 'node_modules/\ndist/\n.dist-*\n.cache/\n',
    '.github/dependabot.yml': DEPENDABOT,
    '.github/workflows/docs.yml': WORKFLOW,
    'README.md': `# ${title}\n\n\`\`\`bash\nnpm install\nnpm run dev\n\`\`\`\n\nCommit \`package-lock.json\`, which \`npm install\` writes: the workflow installs exactly what it lists.\n`,
  }
}

/** `my-docs` is called "My docs". */
function titleOf(name: string): string {
  const words = name.replace(/[-_.\s]+/g, ' ').trim()
  return words === '' ? 'Documentation' : capitalised(words)
}

function manifest(name: string, version: string) {
  const usable = name
    .toLowerCase()
    .replace(/[^a-z\d-]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return {
    name: usable === '' ? 'docs' : usable,
    private: true,
    type: 'module',
    scripts: {
      dev: 'warraq dev',
      build: 'warraq build',
      check: 'warraq check',
      preview: 'warraq preview',
    },
    dependencies: { warraq: `^${version}` },
  }
}

function configText(title: string): string {
  return `import { defineConfig } from 'warraq'

export default defineConfig({
  title: ${JSON.stringify(title)},
  // The address at which readers will find the site.
  url: 'https://docs.example.org',
  favicon: '/favicon.svg',
  sections: [{ id: 'docs', label: 'Docs', path: 'content', route: '/' }],
  staticDirs: ['static'],
  colorMode: { respectPrefersColorScheme: true },
  navbar: {
    title: ${JSON.stringify(title)},
    items: [{ to: '/guide/first-page/', label: 'Guide', position: 'left' }],
  },
})
`
}

/** A page with lines, which shows on light and dark tabs. Without an icon, browsers ask for one in vain. */
const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
  <rect x="4" y="1" width="24" height="30" rx="5" fill="#2f5bd7"/>
  <path d="M10 10h12M10 16h12M10 22h7" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round"/>
</svg>
`

function startPage(title: string): string {
  return `---
sidebar_position: 1
---

# ${title}

This is the start page, \`content/index.md\`. The next one is [your first page](./guide/first-page.md).
`
}

const FIRST_PAGE = `# Your first page

Each file in \`content/\` is a page, and each folder is a group in the sidebar.

:::tip

Press Ctrl+K, or Cmd+K on a Mac, to search these pages.

:::

## What to do next

1. Set the address of the site in \`docs.config.ts\`.
2. Replace the icon of browser tabs, \`static/favicon.svg\`.
3. Run \`npm run check\`, which finds broken links, images and headings.
4. Run \`npm run build\`. The folder \`dist/\` is the site, with configuration for common hosts in it.
`

const WORKFLOW = `name: Docs

on:
  push:
    branches: [main]
  pull_request:

# The jobs only read the repository.
permissions:
  contents: read

jobs:
  build:
    runs-on: ubuntu-latest
    steps:
      # A hash fixes what runs; a tag could be moved.
      - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
        with:
          # The dates of the last changes come from the history.
          fetch-depth: 0
          persist-credentials: false
      - uses: actions/setup-node@820762786026740c76f36085b0efc47a31fe5020 # v7.0.0
        with:
          node-version: 22
          package-manager-cache: false
      # Installs what package-lock.json lists, which "npm install" writes.
      - run: npm ci
      - run: npm run check
      - run: npm run build
      - uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1
        with:
          name: site
          path: dist
`

/** GitHub compares the lock file with its own list of vulnerabilities, and needs no registry for it. */
const DEPENDABOT = `version: 2
updates:
  - package-ecosystem: npm
    directory: /
    schedule:
      interval: monthly
  - package-ecosystem: github-actions
    directory: /
    schedule:
      interval: monthly
`
