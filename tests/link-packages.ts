import { readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'

/** Give a copied site the packages of the repository if its manifest names some. */
export async function linkPackages(root: string): Promise<void> {
  const text = await readFile(join(root, 'package.json'), 'utf8').catch(() => '{}')
  if (JSON.parse(text).dependencies === undefined) return
  await symlink(join(import.meta.dirname, '../node_modules'), join(root, 'node_modules'))
}
