// Prints build times and peak memory: the site itself and generated sites of the sizes named on the command line (default 1000 5000).
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateSite } from './generate-site.mjs'
import { clearSiteCaches, editPage, measureBuild } from './measure-build.mjs'

const root = join(import.meta.dirname, '..')
const sizes = process.argv.slice(2).map(Number)
const rows = []

/** A cold build, one with nothing changed, and one after the edit of a page. */
async function measureSite(name, dir, page) {
  await clearSiteCaches()
  const cold = await measureBuild(dir)
  const warm = await measureBuild(dir)
  const undo = await editPage(join(dir, page))
  const edited = await measureBuild(dir).finally(undo)
  rows.push({
    site: name,
    'cold s': cold.seconds.toFixed(2),
    'unchanged s': warm.seconds.toFixed(2),
    'one edit s': edited.seconds.toFixed(2),
    'peak MB': cold.peakMb,
  })
}

await measureSite('HAQQ', root, 'content/learn/token.md')
for (const size of sizes.length === 0 ? [1000, 5000] : sizes) {
  const dir = join(tmpdir(), `docs-bench-${size}`)
  for (const search of [false, true]) {
    await generateSite(dir, size, { search })
    const name = `${size} generated${search ? ', with search' : ''}`
    await measureSite(name, dir, 'content/folder-0/page-0.md')
  }
  await rm(dir, { recursive: true, force: true })
}
console.table(rows)
await mkdir(join(import.meta.dirname, 'results'), { recursive: true })
await writeFile(
  join(import.meta.dirname, 'results', 'build.json'),
  `${JSON.stringify(rows, null, 2)}\n`,
)
