import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { WarraqPlugin } from 'warraq/plugin'
import { withHomePage } from './dialects/home-page.ts'
import { vaultReferences } from './dialects/vault-references.ts'

interface DialectsOptions {
  /** Whether `[[page]]` is a link, as in a vault of Obsidian. */
  readonly wikiLinks?: boolean
}

/** Reads what MkDocs, VitePress, GitBook, Obsidian and others write in Markdown, and reports the rest. */
export function dialects({ wikiLinks = true }: DialectsOptions = {}): WarraqPlugin {
  const require = createRequire(import.meta.url)
  return {
    name: 'dialects',
    pages: (sources) => sources.map(withHomePage),
    references: vaultReferences,
    syntax: {
      module: pathToFileURL(require.resolve('@warraq/formats/prepare-page')).href,
      options: { wikiLinks },
    },
  }
}
