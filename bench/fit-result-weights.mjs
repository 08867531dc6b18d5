// Fits the weights that put the best results in order (search/result-weights.ts) on the open lists
// of queries, judges them by cross-validation, and writes them. Needs a build in dist/.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { importTypeScript, root } from '../scripts/import-typescript.mjs'

/** Lists that one writer made together are left out together: each is kinder to the others. */
const WRITERS = [
  ['queries', 'site-queries', 'page-queries'],
  ['section-queries', 'reader-queries'],
  ['role-queries', 'typed-queries'],
  ['need-queries', 'mixed-queries'],
  ['user-queries'],
  ['operator-queries'],
  ['developer-queries'],
]
/** A reader wants the right row, so that sections count double. */
const SECTION = 2
const STEPS = 300
/** How strongly weights are pulled towards their start: the score alone. */
const PULL = 1
const WEIGHTS_FILE = 'packages/search/src/result-weights.ts'

const { RESULT_FACTS: names } = await importTypeScript('packages/search/src/result-facts.ts')
const { judgedResults } = await importTypeScript('tests/search/judged-results.ts')
/** The score alone. */
const start = names.map((_, at) => (at === 0 ? 5 : 0))
const byWriter = []
for (const lists of WRITERS) byWriter.push((await Promise.all(lists.map(examplesOf))).flat())
const examples = byWriter.flat()

report('by score alone', (example) => firstOf(example, start))
const unseen = new Map(
  byWriter.flatMap((own) => {
    const weights = weightsFor(byWriter.filter((others) => others !== own).flat())
    return own.map((example) => [example, weights])
  }),
)
report('cross-validated', (example) => firstOf(example, unseen.get(example)))
const weights = weightsFor(examples)
report('fitted', (example) => firstOf(example, weights))
await write(weights)

/** Every query of a list twice, by page and by section, if its targets are sections. */
async function examplesOf(list) {
  const { queries } = JSON.parse(await readFile(join(root, 'tests/search', `${list}.json`), 'utf8'))
  const judged = await judgedResults(join(root, 'dist'), queries)
  const hasSections = queries.some(({ targets }) => targets.some((target) => target.includes('#')))
  const kinds = [
    { by: 'page', weight: 1, isRight: ({ isRightPage }) => isRightPage },
    { by: 'section', weight: SECTION, isRight: ({ isRightSection }) => isRightSection },
  ]
  return kinds.slice(0, hasSections ? 2 : 1).flatMap(({ by, weight, isRight }) =>
    judged.map((results) => ({
      by,
      weight,
      facts: results.map(({ facts }) => facts),
      right: results.map(isRight),
    })),
  )
}

/** Maximum of the likelihood that a right result is chosen, by gradient ascent. */
function weightsFor(all) {
  const mixed = all.filter(({ right }) => right.includes(true) && right.includes(false))
  const found = [...start]
  const squares = names.map(() => 0)
  for (let step = 0; step < STEPS; step++) {
    const gradient = found.map((value, at) => PULL * (start[at] - value))
    for (const example of mixed) addGradient(gradient, example, found)
    gradient.forEach((slope, at) => {
      squares[at] += slope * slope
      found[at] += (0.5 * slope) / (Math.sqrt(squares[at]) + 1e-9)
    })
  }
  return found
}

function addGradient(gradient, { facts, right, weight }, found) {
  const scores = facts.map((own) => scoreOf(own, found))
  const most = Math.max(...scores)
  const odds = scores.map((score) => Math.exp(score - most))
  const sumOf = (values) => values.reduce((sum, value) => sum + value, 0)
  const all = sumOf(odds)
  const ofRight = sumOf(odds.filter((_, at) => right[at]))
  facts.forEach((own, at) => {
    const pull = weight * ((right[at] ? odds[at] / ofRight : 0) - odds[at] / all)
    for (let place = 0; place < own.length; place++) gradient[place] += pull * own[place]
  })
}

function scoreOf(facts, found) {
  let score = 0
  for (let at = 0; at < facts.length; at++) score += found[at] * facts[at]
  return score
}

/** Whether the result that the weights put first is right. */
function firstOf({ facts, right }, found) {
  const scores = facts.map((own) => scoreOf(own, found))
  return right[scores.indexOf(Math.max(...scores))] ?? false
}

function report(name, isFirstRight) {
  for (const kind of ['page', 'section']) {
    const ofKind = examples.filter(({ by }) => by === kind)
    const share = ofKind.filter(isFirstRight).length / ofKind.length
    console.log(`${name}: right ${kind} first ${(100 * share).toFixed(1)} % of ${ofKind.length}`)
  }
}

async function write(found) {
  const file = join(root, WEIGHTS_FILE)
  const source = await readFile(file, 'utf8')
  const weights = found.map((weight) => Number(weight.toFixed(1))).join(', ')
  await writeFile(file, source.replace(/\[[^\]]*\]\n$/, `[\n  ${weights},\n]\n`))
  console.log(names.map((name, at) => `${found[at].toFixed(1)} ${name}`).join('\n'))
  console.log(`Wrote ${WEIGHTS_FILE}.`)
}
