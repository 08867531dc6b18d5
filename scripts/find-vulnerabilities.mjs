// Prints the known vulnerabilities of all packages in the lock file, and ends with 1 if there is one.
// It asks OSV, an open database that no registry has to offer: `node scripts/find-vulnerabilities.mjs`.
// OSV_ADDRESS names another server of the same interface.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from './import-typescript.mjs'

const { OSV_ADDRESS = 'https://api.osv.dev' } = process.env
/** The most questions that the database takes at once. */
const AT_ONCE = 1000

const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
const versions = new Map(
  Object.entries(packages).flatMap(([folder, { version, link }]) => {
    const [, name] = /.*node_modules\/(.+)$/.exec(folder) ?? []
    return name === undefined || version === undefined || link
      ? []
      : [[`${name}@${version}`, { package: { name, ecosystem: 'npm' }, version }]]
  }),
)

async function knownOf(queries) {
  const { results } = await ask(queries)
  return results.map(({ vulns = [] }) => vulns.map(({ id }) => id))
}

async function ask(queries) {
  const question = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ queries }),
  }
  try {
    const response = await fetch(`${OSV_ADDRESS}/v1/querybatch`, question)
    if (!response.ok) throw new Error(`it answers ${response.status}`)
    return await response.json()
  } catch (cause) {
    console.error(
      `${OSV_ADDRESS} cannot be asked: ${cause.cause?.message ?? cause.message}\nConnect this computer to the network, or name another server in OSV_ADDRESS.`,
    )
    process.exit(2)
  }
}

const names = [...versions.keys()]
const queries = [...versions.values()]
const found = []
for (let at = 0; at < queries.length; at += AT_ONCE)
  found.push(...(await knownOf(queries.slice(at, at + AT_ONCE))))

const lines = found.flatMap((ids, at) =>
  ids.map((id) => `${names[at]}  https://osv.dev/vulnerability/${id}`),
)
console.log(
  [...lines, `${lines.length} known vulnerabilities in ${names.length} packages`].join('\n'),
)
if (lines.length > 0) process.exitCode = 1
