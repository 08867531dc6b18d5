/**
 * Adds the anchors and the addresses of the built pages to those that `npm run check` keeps: run it
 * after `npm run build` when pages or their headings are new. It removes nothing, because other sites
 * may link to any of them.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const RECORD = new URL('../site/data/anchors.json', import.meta.url)
const ADDRESSES = new URL('../site/data/addresses.txt', import.meta.url)

const recorded = JSON.parse(readFileSync(RECORD, 'utf8'))
const merged = {}
let added = 0
for (const file of [...new Set([...Object.keys(recorded), ...pageFiles()])].sort()) {
  const before = recorded[file] ?? []
  const ids = [...new Set([...before, ...anchorsOf(file)])].sort()
  added += ids.length - before.length
  if (ids.length > 0) merged[file] = ids
}
writeFileSync(RECORD, `{\n${Object.entries(merged).map(entryText).join(',\n')}\n}\n`)
const known = readFileSync(ADDRESSES, 'utf8').trim().split('\n')
const published = readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>https:\/\/[^/]+([^<]+)</g)
const addresses = [...new Set([...known, ...[...published].map(([, route]) => route)])].sort()
writeFileSync(ADDRESSES, `${addresses.join('\n')}\n`)
console.log(`${added} anchors and ${addresses.length - known.length} addresses added`)

/** A page with its anchors as the formatter writes them: on one line if they fit. */
function entryText([file, ids]) {
  const names = ids.map((id) => JSON.stringify(id))
  const line = `  ${JSON.stringify(file)}: [${names.join(', ')}]`
  // The comma after the entry takes the last column.
  return line.length < 100
    ? line
    : `  ${JSON.stringify(file)}: [\n    ${names.join(',\n    ')}\n  ]`
}

/** Sources of pages; partials are none. */
function pageFiles() {
  return readdirSync('content', { recursive: true })
    .filter((file) => /\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file))
    .map((file) => `content/${file}`)
}

/** Ids of headings, of texts that open on demand, and of places that the author named. */
function anchorsOf(file) {
  const route = file.replace(/^content\//, '').replace(/(?:(?:^|\/)(?:index|README))?\.mdx?$/, '')
  const html = readFileSync(`dist/${route}/index.html`, 'utf8')
  const article = html.slice(html.indexOf('<article'), html.indexOf('</article>'))
  return [...article.matchAll(/<(?:h[2-6]|details|span)\b[^>]*? id="([^"]+)"/g)].map(([, id]) => id)
}
