// Installs a tool that only benchmarks need on first use, each in its own folder.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { measureCommand } from './measure-command.mjs'

/** Install the packages in a folder's `package.json`, unless they are installed. */
export async function installTool(home) {
  if (existsSync(join(home, 'node_modules/.package-lock.json'))) return
  console.log(`Installing ${home}`)
  await measureCommand(['npm', 'install', '--no-package-lock', '--no-audit', '--no-fund'], {
    cwd: home,
  })
}
