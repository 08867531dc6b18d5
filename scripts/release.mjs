/**
 * Goes on to a release of the node: `npm run release -- v1.9.4`. Changes the version of the facts, writes
 * what is generated from them, and lists what only people can do. docs/releasing.md has the steps.
 */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { importTypeScript, root } from './import-typescript.mjs'

/** Texts for readers that may name a version; drills and checks take it from the facts. */
const TEXTS = ['site/search-words.yml', 'docs.config.ts']

const version = process.argv.slice(2).join(' ')
const plan = await importTypeScript('site/release/release-plan.ts')
const { NODE_VERSION } = await importTypeScript(plan.RELEASE_FILE)
const problem = plan.releaseProblem(version, NODE_VERSION)
if (problem !== undefined) {
  console.error(problem)
  process.exit(2)
}

const release = join(root, plan.RELEASE_FILE)
writeFileSync(release, plan.withVersion(readFileSync(release, 'utf8'), version))
console.log(`The facts name ${version} instead of ${NODE_VERSION}.`)
for (const script of ['write-openapi.mjs', 'write-precompiles.mjs'])
  execFileSync(process.execPath, [join(root, 'scripts', script)], { cwd: root, stdio: 'inherit' })

const record = JSON.parse(readFileSync(join(root, 'site/facts/performed.json'), 'utf8'))
list(`Lines that name ${NODE_VERSION}; change those that are about the release`, [
  ...plan.linesNaming(NODE_VERSION, [...contentTexts(), ...TEXTS.map(textOf)]),
])
list(
  'Pages to perform again, with npm run drills -- PAGE',
  plan.pagesToPerform(version, record.pages),
)
list('Then, with the program of the release', [
  'node scripts/read-haqqd-help.mjs HAQQD   the flags of its commands',
  'npm run drills -- --answers              the recorded answers of the references',
  `${plan.RELEASE_FILE}             CHECKED_VERSION, once somebody has compared the pages with ${version}`,
])
console.log('\nThe steps are in docs/releasing.md. Now: npm run check')

function contentTexts() {
  return readdirSync(join(root, 'content'), { recursive: true })
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => textOf(`content/${name}`))
}

function textOf(file) {
  return { file, text: readFileSync(join(root, file), 'utf8') }
}

function list(title, lines) {
  console.log(`\n${title}: ${lines.length === 0 ? 'none' : ''}`)
  for (const line of lines) console.log(`  ${line}`)
}
