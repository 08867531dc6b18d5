import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { linkPackages } from '../link-packages.ts'

/** Give a copied fixture the plugin that searches an Algolia index and exports records for it. */
export async function withHostedSearch(root: string): Promise<void> {
  await writeFile(
    join(root, 'package.json'),
    '{ "dependencies": { "@warraq/hosted-search": "*" } }',
  )
  await linkPackages(root)
  const file = join(root, 'docs.config.ts')
  const config = await readFile(file, 'utf8')
  await writeFile(
    file,
    `import { algolia } from '@warraq/hosted-search'\n${config.replace(
      /\btitle:/,
      "plugins: [algolia({ appId: 'APP', apiKey: 'key', indexName: 'docs' })],\n  $&",
    )}`,
  )
}
