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
  const { byPage, bySection } = await measureQuality(join(root, 'dist'), queries)
  const percent = (share) => `${(share * 100).toFixed(1)} %`
  for (const [by, scores] of Object.entries({ page: byPage, section: bySection })) {
    if (scores === undefined) continue
    rows.push({
      list: `${list} (${queries.length})`,
      by,
      'success@1': percent(scores.successAt1),
      'success@5': percent(scores.successAt5),
      'MRR@10': scores.mrrAt10.toFixed(3),
    })
    if (option === '--misses' && !list.startsWith('held-out')) console.log(scores.missed.join('\n'))
  }
}
console.table(rows)
