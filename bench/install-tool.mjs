// Tools that only benchmarks need are installed when they are first used, each in its own folder.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { measureCommand } from './measure-command.mjs'

/** Install what the `package.json` of a folder names, unless it is there. */
export async function installTool(home) {
  if (existsSync(join(home, 'node_modules/.package-lock.json'))) return
  console.log(`Installing ${home}`)
  await measureCommand(['npm', 'install', '--no-package-lock', '--no-audit', '--no-fund'], {
    cwd: home,
  })
}
