// Rspress with its default theme, which generates the sidebars, and its own search.
import { join } from 'node:path'
import { sectionsOf } from '../plain-pages.mjs'
import { writeConfig, writePages } from '../write-pages.mjs'

const bin = join(import.meta.dirname, 'node_modules/@rspress/core/bin/rspress.js')
const hrefOf = ({ route, isFolder }) => (isFolder ? route : route.slice(0, -1))

export const peer = {
  name: 'Rspress',
  hrefOf,
  out: 'doc_build',
  caches: ['.rspress', 'doc_build', 'node_modules/.cache'],
  hashed: ['static/'],
  contentDir: 'content',
  build: [bin, 'build'],
  dev: (port) => [bin, 'dev', '--port', port],
  article: '.rp-doc',
  field: '.rp-search-panel__input',
  result: '.rp-suggest-item',
  indexFiles: /search_index[^/]*[.]json$/,
  // Its index loads when the browser is idle.
  searchFiles: /[/]search_index/,
  async write(dir, pages) {
    await writePages(join(dir, this.contentDir), pages, { hrefOf })
    await writeConfig(join(dir, 'rspress.config.mjs'), {
      title: 'Documentation',
      root: 'content',
      route: { cleanUrls: true },
      markdown: { link: { checkDeadLinks: false } },
      themeConfig: {
        nav: sectionsOf(pages).map((page) => ({
          text: page.route.slice(1, -1),
          link: hrefOf(page),
        })),
      },
    })
  },
}
