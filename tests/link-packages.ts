import { existsSync } from 'node:fs'
import { readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'

/** Give a copied site the packages of the repository if its manifest names some. */
export async function linkPackages(root: string): Promise<void> {
  const text = await readFile(join(root, 'package.json'), 'utf8').catch(() => '{}')
  const target = join(root, 'node_modules')
  if (JSON.parse(text).dependencies === undefined || existsSync(target)) return
  await symlink(join(import.meta.dirname, '../node_modules'), target)
}
