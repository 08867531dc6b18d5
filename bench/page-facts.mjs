// Reads from built pages what must be equal in two tools: addresses, titles, sidebars, heading ids,
// outlines and links.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'

/** Where each tool writes these parts. */
const PARTS = {
  docusaurus: {
    text: hasClass('theme-doc-markdown'),
    sidebar: hasClass('theme-doc-sidebar-menu'),
    outline: hasClass('table-of-contents'),
    pagination: hasClass('pagination-nav'),
    isLeftOut: hasClass('hash-link'),
    // A category without a page leads to its first page as long as there is no script.
    isOwnLink: (element) =>
      element.attribs.role !== 'button' && !hasClass('menu__link--sublist-caret')(element),
    neighbour: hasClass('pagination-nav__link'),
  },
  warraq: {
    text: hasClass('article'),
    sidebar: ({ name }) => name === 'docs-sidebar',
    outline: hasClass('outline'),
    pagination: hasClass('pagination'),
    isLeftOut: (element) =>
      ['heading-anchor', 'breadcrumbs', 'page-tools', 'page-end', 'cards'].some((name) =>
        hasClass(name)(element),
      ) || element.name === 'nav',
    neighbour: hasClass('pagination-link'),
    isOwnLink: () => true,
  },
}

function hasClass(name) {
  return ({ attribs }) => (attribs?.class ?? '').split(/\s+/).includes(name)
}

/**
 * The facts of all pages below a folder, by address.
 * @param {string} folder output of a build
 * @param {'docusaurus' | 'warraq'} tool
 */
export async function pageFacts(folder, tool) {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    file.endsWith('.html'),
  )
  const facts = {}
  for (const file of files.sort()) {
    const route = `/${file
      .replaceAll('\\', '/')
      .replace(/(?:^|\/)index\.html$/, '/')
      .replace(/\.html$/, '')}`.replace(/^\/\//, '/')
    if (/^\/(?:404|search)\/?$/.test(route)) continue
    facts[route] = factsOf(parseDocument(await readFile(join(folder, file), 'utf8')), PARTS[tool])
  }
  return facts
}

function factsOf(document, parts) {
  const find = (test, within = document) =>
    test === undefined ? null : DomUtils.findOne(test, within.children)
  const all = (test, within) => (within === null ? [] : DomUtils.filter(test, within))
  const isLink = (element) =>
    element.name === 'a' && element.attribs.href !== undefined && parts.isOwnLink(element)
  const linkOf = (link) => [textOf(link), decoded(link.attribs.href)]
  const title = find(({ name }) => name === 'h1')
  const text = find(parts.text)
  const sidebar = find(parts.sidebar)
  // A page of the site's own code: neither tool marks its text.
  if (text === null && sidebar === null) return { title: textOf(title) }
  for (const element of [
    // Docusaurus writes the entries of closed categories when a reader opens them.
    ...all(({ attribs }) => attribs?.hidden !== undefined, sidebar),
    ...all(parts.isLeftOut, text ?? document),
    ...all(hasClass('visually-hidden'), document),
  ])
    DomUtils.removeElement(element)
  const outline = find(parts.outline)
  return {
    title: textOf(title),
    documentTitle: textOf(find(({ name }) => name === 'title')),
    sidebar: all(isLink, sidebar).map(linkOf),
    headings: all(({ name, attribs }) => /^h[2-6]$/.test(name ?? '') && attribs.id, text).map(
      ({ name, attribs }) => [name, attribs.id],
    ),
    outline: all(isLink, outline).map(linkOf),
    links: all(isLink, text).map(linkOf),
    neighbours: all(parts.neighbour, find(parts.pagination)).map(({ attribs }) => attribs.href),
  }
}

function decoded(href) {
  try {
    return decodeURI(href)
  } catch {
    // A percent sign that encodes nothing.
    return href
  }
}

function textOf(node) {
  if (node === null) return ''
  return DomUtils.textContent(node)
    .replace(/[\s\u200b]+/g, ' ')
    .trim()
}
