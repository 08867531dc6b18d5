// VitePress with its default theme and local search. We generate the sidebars, because it derives
// none from folders.
import { join } from 'node:path'
import { sectionsOf } from '../plain-pages.mjs'
import { writeConfig, writePages } from '../write-pages.mjs'

const bin = join(import.meta.dirname, 'node_modules/vitepress/bin/vitepress.js')
const hrefOf = ({ route, isFolder }) => (isFolder ? route : route.slice(0, -1))

export const peer = {
  name: 'VitePress',
  hrefOf,
  out: '.vitepress/dist',
  caches: ['.vitepress/cache', '.vitepress/dist'],
  /** Output folders whose file names change with their content. */
  hashed: ['assets/'],
  contentDir: '.',
  build: [bin, 'build'],
  dev: (port) => [bin, 'dev', '--port', port, '--strictPort'],
  article: '.vp-doc',
  field: '.VPLocalSearchBox input',
  result: '.VPLocalSearchBox [role=option]',
  indexFiles: /localSearchIndex/,
  async write(dir, pages) {
    await writePages(dir, pages, { hrefOf })
    const sections = sectionsOf(pages)
    await writeConfig(join(dir, '.vitepress/config.mjs'), {
      title: 'Documentation',
      cleanUrls: true,
      ignoreDeadLinks: true,
      themeConfig: {
        search: { provider: 'local' },
        nav: sections.map((page) => ({ text: labelOf(page), link: hrefOf(page) })),
        sidebar: Object.fromEntries(
          sections.map(({ route }) => [route, childrenOf(route, treeOf(pages))]),
        ),
      },
    })
  },
}

const labelOf = ({ route }) => route.slice(1, -1)

/** Pages and folders without a page, by the folder that contains them. */
function treeOf(pages) {
  const byRoute = new Map(pages.map((page) => [page.route, page]))
  const children = new Map()
  const add = (route) => {
    if (route === '/') return
    const parent = route.replace(/[^/]+\/$/, '')
    const siblings = children.get(parent) ?? new Set()
    if (!children.has(parent)) {
      children.set(parent, siblings)
      add(parent)
    }
    siblings.add(route)
  }
  for (const { route } of pages) add(route)
  return { byRoute, children }
}

function childrenOf(route, tree) {
  return [...(tree.children.get(route) ?? [])].map((child) => {
    const page = tree.byRoute.get(child)
    const items = childrenOf(child, tree)
    return {
      text: page?.title ?? child.split('/').at(-2),
      ...(page === undefined ? {} : { link: hrefOf(page) }),
      ...(items.length === 0 ? {} : { collapsed: true, items }),
    }
  })
}
