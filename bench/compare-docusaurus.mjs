// Builds a project with Docusaurus and with the engine, and prints in which pages they differ.
//
//   node bench/compare-docusaurus.mjs <project>
//
// Without a project it builds the one of the tests, and stores what Docusaurus makes of it. The
// project must be installed; that of the tests uses the packages of `bench/peers/docusaurus`.
import { cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { installTool } from './install-tool.mjs'
import { measureCommand } from './measure-command.mjs'
import { pageFacts } from './page-facts.mjs'

const root = join(import.meta.dirname, '..')
const peer = join(import.meta.dirname, 'peers/docusaurus')
const fixture = join(root, 'tests/fixtures/docusaurus-compared')
const engine = join(root, 'packages/warraq/bin/warraq.mjs')

const [project] = process.argv.slice(2)
if (project === undefined) await storeExpected()
else await compare(resolve(project))

/** What Docusaurus makes of the project of the tests, with and without slashes at the end. */
async function storeExpected() {
  await installTool(peer)
  const dir = await mkdtemp(join(tmpdir(), 'docs-compared-'))
  await cp(fixture, dir, { recursive: true })
  await symlink(join(peer, 'node_modules'), join(dir, 'node_modules'))
  for (const slash of ['true', 'false']) {
    const facts = await builtByDocusaurus(dir, { HARBOUR_SLASH: slash })
    const file = join(root, `tests/fixtures/docusaurus-compared.${slash}.json`)
    await writeFile(file, `${JSON.stringify(facts)}\n`)
  }
  await rm(dir, { recursive: true })
}

async function compare(dir) {
  const theirs = await builtByDocusaurus(dir, {})
  const out = await mkdtemp(join(tmpdir(), 'docs-compared-'))
  const cost = await measureCommand([process.execPath, engine, 'build', dir, '--out', out], {})
  const ours = await pageFacts(out, 'warraq')
  await rm(out, { recursive: true })
  report(
    'only Docusaurus',
    Object.keys(theirs).filter((route) => !(route in ours)),
  )
  report(
    'only the engine',
    Object.keys(ours).filter((route) => !(route in theirs)),
  )
  for (const [route, facts] of Object.entries(theirs))
    for (const [name, value] of Object.entries(facts))
      if (route in ours && JSON.stringify(value) !== JSON.stringify(ours[route][name]))
        report(`${route} ${name}`, differences(value, ours[route][name]))
  console.log(cost)
}

async function builtByDocusaurus(dir, env) {
  const bin = join(dir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs')
  const out = await mkdtemp(join(tmpdir(), 'docs-docusaurus-'))
  const cost = await measureCommand([process.execPath, bin, 'build', dir, '--out-dir', out], {
    cwd: dir,
    env: { ...process.env, ...env },
  })
  console.log('Docusaurus', cost)
  const facts = await pageFacts(out, 'docusaurus')
  await rm(out, { recursive: true })
  return facts
}

/** The entries of lists that only one of them has. */
function differences(theirs, ours) {
  if (!Array.isArray(theirs)) return [`${theirs} | ${ours}`]
  const texts = [theirs, ours].map((list) => list.map((entry) => JSON.stringify(entry)))
  return [
    ...texts[0].filter((entry) => !texts[1].includes(entry)).map((entry) => `- ${entry}`),
    ...texts[1].filter((entry) => !texts[0].includes(entry)).map((entry) => `+ ${entry}`),
  ]
}

function report(what, lines) {
  if (lines.length > 0) console.log([what, ...lines].join('\n  '))
}
