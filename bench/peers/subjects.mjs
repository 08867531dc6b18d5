// The sites to compare, ours and each peer's, with the data that the measurements need.
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateSite, pagePath } from '../generate-site.mjs'
import { installTool } from '../install-tool.mjs'
import { clearBuilds } from '../measure-build.mjs'
import { OUR_SITE } from '../our-site.mjs'
import { fileOf, generatedPages, pagesOfTwins } from './plain-pages.mjs'
import { writePages } from './write-pages.mjs'

const root = join(import.meta.dirname, '../..')
const bin = join(root, 'packages/warraq/bin/warraq.mjs')
/** The page to edit in the site of the budgets. */
const EDITED = '/learn/token/'

/**
 * @typedef {object} Subject
 * @property {string} id
 * @property {string} out Folder of the built site.
 * @property {string} hashed Folder in it whose file names change with their content.
 * @property {(route: string) => string} hrefOf Address of one of our routes.
 * @property {string} edited Source of the page to edit.
 * @property {string} editedHref Its address.
 * @property {readonly string[]} buildCommand
 * @property {(port: number) => readonly string[]} devCommand
 * @property {(port: number) => NodeJS.ProcessEnv} env
 * @property {string} [cwd]
 * @property {() => Promise<void>} clear Remove output and caches of earlier builds.
 * @property {() => Promise<void>} remove
 */

/** Names of the peers; each is a folder here. */
export async function peerNames() {
  const entries = await readdir(import.meta.dirname, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
}

/**
 * Our site, or a generated one with `size` pages.
 * @returns {Promise<Subject>}
 */
export async function ourSubject(size) {
  if (size === undefined)
    return ourSubjectAt(root, { edited: 'content/learn/token.md', href: EDITED })
  const dir = join(tmpdir(), `docs-bench-peers-${size}`)
  await generateSite(dir, size)
  const edited = `content/${pagePath(0)}.md`
  return { ...ourSubjectAt(dir, { edited, href: editedRoute(size) }), remove: () => removeDir(dir) }
}

/**
 * Our engine with its default settings on the plain pages that the peers build.
 * @returns {Promise<Subject>}
 */
export async function plainSubject(size) {
  const dir = join(tmpdir(), `docs-bench-plain-${size ?? 'site'}`)
  const pages = await plainPages(size)
  await removeDir(dir)
  await writePages(join(dir, 'docs'), pages, { hrefOf: ({ route }) => route })
  const config = {
    title: 'Documentation',
    url: 'https://docs.example.org',
    sections: [{ id: 'docs', path: 'docs', route: '/' }],
  }
  await writeFile(join(dir, 'docs.config.ts'), `export default ${JSON.stringify(config)}\n`)
  const page = pages.find(({ route }) => route === editedRoute(size))
  const subject = ourSubjectAt(dir, { edited: join('docs', fileOf(page)), href: page.route })
  return { ...subject, id: 'ours-plain', remove: () => removeDir(dir) }
}

/** @returns {Subject} */
function ourSubjectAt(dir, { edited, href }) {
  return {
    ...OUR_SITE,
    id: 'ours',
    out: join(dir, 'dist'),
    hashed: 'assets/',
    hrefOf: (route) => route,
    edited: join(dir, edited),
    editedHref: href,
    buildCommand: [process.execPath, bin, 'build', dir],
    devCommand: () => [process.execPath, bin, 'dev', dir],
    env: (port) => ({ PORT: String(port) }),
    clear: () => clearBuilds(dir),
    remove: async () => {},
  }
}

const removeDir = (dir) => rm(dir, { recursive: true, force: true })

/** The pages of our site, or generated ones, as plain Markdown. */
function plainPages(size) {
  return size === undefined ? pagesOfTwins(join(root, 'dist')) : generatedPages(size)
}

/**
 * The same pages as a site of a peer; installs the peer if necessary.
 * @returns {Promise<Subject>}
 */
export async function peerSubject(name, size) {
  const home = join(import.meta.dirname, name)
  await installTool(home)
  const { peer } = await import(`./${name}/peer.mjs`)
  const dir = join(home, size === undefined ? 'site' : `site-${size}`)
  const pages = await plainPages(size)
  await removeDir(dir)
  await mkdir(dir, { recursive: true })
  await peer.write(dir, pages)
  const page = pages.find(({ route }) => route === editedRoute(size))
  const node = peer.node ?? process.execPath
  return {
    ...peer,
    id: name,
    out: join(dir, peer.out),
    hrefOf: (route) => peer.hrefOf(pages.find((page) => page.route === route)),
    edited: join(dir, peer.contentDir, fileOf(page)),
    editedHref: peer.hrefOf(page),
    buildCommand: [node, ...peer.build],
    devCommand: (port) => [node, ...peer.dev(String(port))],
    env: () => ({ ...peer.env }),
    cwd: dir,
    clear: async () => {
      for (const cache of peer.caches)
        for (const place of [dir, home])
          await rm(join(place, cache), { recursive: true, force: true })
    },
    remove: async () => {
      if (size !== undefined) await removeDir(dir)
    },
  }
}

const editedRoute = (size) => (size === undefined ? EDITED : `/docs/${pagePath(0)}/`)
