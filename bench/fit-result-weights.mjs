// Fits the weights that put the best results in order (search/result-weights.ts) on the open lists
// of queries, judges them by cross-validation, and writes them. Needs a build in dist/.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { importTypeScript, root } from '../scripts/import-typescript.mjs'

/** Lists whose targets are sections count double, since a reader wants the right row. */
const LISTS = [
  { file: 'queries', by: 'pageHref', weight: 1 },
  { file: 'site-queries', by: 'pageHref', weight: 1 },
  { file: 'page-queries', by: 'pageHref', weight: 1 },
  { file: 'section-queries', by: 'href', weight: 2 },
  { file: 'reader-queries', by: 'href', weight: 2 },
  { file: 'role-queries', by: 'href', weight: 2 },
  { file: 'typed-queries', by: 'href', weight: 2 },
  { file: 'need-queries', by: 'href', weight: 2 },
]
const FOLDS = 5
const STEPS = 400
/** How strongly weights are pulled towards their start: the score alone. */
const PULL = 1
const WEIGHTS_FILE = 'packages/warraq/src/search/result-weights.ts'

const { RESULT_FACTS: names } = await importTypeScript('packages/warraq/src/search/result-facts.ts')
const { judgedResults } = await importTypeScript('tests/search/judged-results.ts')
const examples = []
for (const { file, by, weight } of LISTS) {
  const { queries } = JSON.parse(await readFile(join(root, 'tests/search', `${file}.json`), 'utf8'))
  const judged = await judgedResults(join(root, 'dist'), queries, by)
  for (const results of judged) examples.push({ results, weight, by })
}
/** The score alone. */
const start = names.map((_, at) => (at === 0 ? 5 : 0))

const judged = Array.from({ length: FOLDS }, (_, fold) => {
  const weights = weightsFor(examples.filter((_, at) => at % FOLDS !== fold))
  return examples.filter((_, at) => at % FOLDS === fold).map((example) => ({ example, weights }))
}).flat()
report('by score alone', (example) => firstOf(example, start))
const weightsOf = new Map(judged.map(({ example, weights }) => [example, weights]))
report('cross-validated', (example) => firstOf(example, weightsOf.get(example)))
const weights = weightsFor(examples)
report('fitted', (example) => firstOf(example, weights))
await write(weights)

/** Maximum of the likelihood that a right result is chosen, by gradient ascent. */
function weightsFor(all) {
  const found = [...start]
  const squares = names.map(() => 0)
  for (let step = 0; step < STEPS; step++) {
    const gradient = found.map((value, at) => PULL * (start[at] - value))
    for (const example of all) addGradient(gradient, example, found)
    gradient.forEach((slope, at) => {
      squares[at] += slope * slope
      found[at] += (0.5 * slope) / (Math.sqrt(squares[at]) + 1e-9)
    })
  }
  return found
}

function addGradient(gradient, { results, weight }, found) {
  if (!results.some(({ isRight }) => isRight)) return
  const scores = results.map((result) => scoreOf(result, found))
  const most = Math.max(...scores)
  const odds = scores.map((score) => Math.exp(score - most))
  const all = odds.reduce((sum, value) => sum + value, 0)
  const right = odds.reduce((sum, value, at) => sum + (results[at].isRight ? value : 0), 0)
  results.forEach(({ facts, isRight }, at) => {
    const pull = weight * ((isRight ? odds[at] / right : 0) - odds[at] / all)
    facts.forEach((fact, place) => {
      gradient[place] += pull * fact
    })
  })
}

function scoreOf({ facts }, found) {
  return facts.reduce((sum, fact, at) => sum + found[at] * fact, 0)
}

/** Whether the result that the weights put first is right. */
function firstOf({ results }, found) {
  const [best] = results.toSorted((a, b) => scoreOf(b, found) - scoreOf(a, found))
  return best?.isRight ?? false
}

function report(name, isFirstRight) {
  for (const by of ['pageHref', 'href']) {
    const ofKind = examples.filter((example) => example.by === by)
    const share = ofKind.filter(isFirstRight).length / ofKind.length
    const kind = by === 'href' ? 'section' : 'page'
    console.log(`${name}: right ${kind} first ${(100 * share).toFixed(1)} % of ${ofKind.length}`)
  }
}

async function write(found) {
  const file = join(root, WEIGHTS_FILE)
  const source = await readFile(file, 'utf8')
  const weights = found.map((weight) => Number(weight.toFixed(1))).join(', ')
  await writeFile(file, source.replace(/\[[^\]]*\]\n$/, `[${weights}]\n`))
  console.log(names.map((name, at) => `${found[at].toFixed(1)} ${name}`).join('\n'))
  console.log(`Wrote ${WEIGHTS_FILE}.`)
}
