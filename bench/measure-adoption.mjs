// Builds documentation that was never written for us, and prints what happened.
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { watchCommand } from './measure-command.mjs'
import { findSourceText } from './source-text.mjs'

const bin = join(import.meta.dirname, '../packages/warraq/bin/warraq.mjs')
/** A build that takes longer has failed. */
const LIMIT_MS = 900_000

/**
 * Build every repository of `adoption.json` that the folder holds, each without a configuration.
 * @param {string} folder holds one checkout for each repository, under its name
 * @returns a row for each: what this engine does, beside the figures that `adoption.json` records, if any
 */
export async function measureAdoption(folder) {
  const listed = JSON.parse(await readFile(join(import.meta.dirname, 'adoption.json'), 'utf8'))
  const there = listed.filter(({ name }) => existsSync(join(folder, name)))
  if (there.length === 0)
    throw new Error(
      `"${folder}" holds none of these repositories: ${listed.map(({ name }) => name).join(', ')}.`,
    )
  const rows = []
  for (const { name, docs = '.', kind, before } of there) {
    const row = await buildOne(join(folder, name, docs))
    rows.push({
      repository: name,
      kind,
      ...(before && { 'exit before': before.exit, 'errors before': before.errors }),
      ...row,
    })
  }
  return rows
}

async function buildOne(root) {
  const dist = await mkdtemp(join(tmpdir(), 'docs-adoption-'))
  let output = ''
  try {
    const { exit, cpuSeconds, peakMb } = await watchCommand(
      [process.execPath, bin, 'build', root, '--json', '--out', join(dist, 'site')],
      {
        limitMs: LIMIT_MS,
        onText: (text, stream) => {
          if (stream === 'stdout') output += text
        },
      },
    )
    const { pages = 0, findings = [] } = parse(output)
    const shown = exit === 0 ? await findSourceText(join(dist, 'site')) : {}
    return {
      exit,
      pages,
      'CPU s': Math.round(cpuSeconds),
      'peak MB': peakMb,
      errors: byCode(findings.filter(({ severity }) => severity === 'error')),
      warnings: byCode(findings.filter(({ severity }) => severity === 'warning')),
      'pages that show source': Object.entries(shown)
        .map(
          ([syntax, { pages: count, page, example }]) => `${syntax} ${count} (${page}: ${example})`,
        )
        .join('; '),
    }
  } finally {
    await rm(dist, { recursive: true, force: true })
    await rm(join(root, '.cache'), { recursive: true, force: true })
  }
}

/** `link/unknown-page 12, html/unknown-element 3`, most frequent first. */
function byCode(findings) {
  const counts = new Map()
  for (const { code } of findings) counts.set(code, (counts.get(code) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([code, count]) => `${code} ${count}`)
    .join(', ')
}

/** An engine that crashed prints no JSON. */
function parse(output) {
  try {
    return JSON.parse(output)
  } catch {
    return {}
  }
}
