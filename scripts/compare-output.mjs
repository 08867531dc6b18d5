// Proves that a change leaves the site as it was: `node scripts/compare-output.mjs [REVISION]`
// builds the site of a revision (HEAD when absent) and of the working tree, and lists every file of
// the output that differs. The exit code is 1 if there are any.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compareFolders } from './compare-folders.mjs'

const root = join(import.meta.dirname, '..')
const revision = process.argv[2] ?? 'HEAD'
const temporary = mkdtempSync(join(tmpdir(), 'compare-output-'))
const checkout = join(temporary, 'checkout')
const run = (command, args, cwd) =>
  execFileSync(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })

try {
  run('git', ['worktree', 'add', '--quiet', '--detach', checkout, revision], root)
  // Both builds use the installed packages of the working tree.
  symlinkSync(join(root, 'node_modules'), join(checkout, 'node_modules'))
  const [before, after] = [join(temporary, 'before'), join(temporary, 'after')]
  build(checkout, before)
  build(root, after)
  const differences = await compareFolders(before, after)
  for (const line of differences) console.log(line)
  console.log(`${differences.length} files differ from ${revision}.`)
  process.exitCode = differences.length === 0 ? 0 : 1
} finally {
  rmSync(temporary, { recursive: true, force: true })
  run('git', ['worktree', 'prune'], root)
}

function build(site, out) {
  run('npm', ['run', '-s', 'engine'], site)
  run('node', ['packages/warraq/bin/warraq.mjs', 'build', '--out', out], site)
}
