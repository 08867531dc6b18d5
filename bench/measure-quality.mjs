// Prints how well the search of the build in dist/ finds what every list of queries in tests/search/
// expects, by page and by section. Misses are named only for open lists: `--misses <list>`.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { importTypeScript, root } from '../scripts/import-typescript.mjs'

const { measureQuality } = await importTypeScript('tests/search/measure-quality.ts')
const [, , option, named] = process.argv
const lists = join(root, 'tests/search')
const names = (await readdir(lists)).filter((name) => name.endsWith('queries.json'))
const rows = []
for (const name of names) {
  const list = name.replace('.json', '')
  if (option === '--misses' && list !== named) continue
  const { queries } = JSON.parse(await readFile(join(lists, name), 'utf8'))
  const by = queries.some(({ targets }) => targets.some((target) => target.includes('#')))
    ? ['page', 'section']
    : ['page']
  for (const kind of by) {
    const judged = kind === 'section' ? queries : queries.map(pagesOf)
    const field = kind === 'section' ? 'href' : 'pageHref'
    const quality = await measureQuality(join(root, 'dist'), judged, field)
    const percent = (share) => `${(share * 100).toFixed(1)} %`
    rows.push({
      list: `${list} (${queries.length})`,
      by: kind,
      'success@1': percent(quality.successAt1),
      'success@5': percent(quality.successAt5),
      'MRR@10': quality.mrrAt10.toFixed(3),
    })
    if (option === '--misses' && !list.startsWith('held-out'))
      console.log(quality.missed.join('\n'))
  }
}
console.table(rows)

function pagesOf({ query, targets }) {
  return { query, targets: targets.map((target) => target.replace(/#.*/, '')) }
}
