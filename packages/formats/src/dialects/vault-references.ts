import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import {
  didYouMean,
  isMarkdownPath,
  type ReferencedSite,
  type ReferenceMeaning,
  type ReferenceReader,
  withoutMarkdownEnding,
} from 'warraq/plugin'
import { fileAt, type WikiNames, wikiFile, wikiNames } from './wiki-files.ts'
import { headingHash, type WikiLink, wikiLinkOf, wikiText } from './wiki-link.ts'

/** Limits the comparisons with every name, which take long for thousands of faults. */
const MOST_COMPARED = 1000

/**
 * Finds the pages and files that links of a vault name: `[[name]]` on any page, and in a vault other
 * links, too, which may name a file by the end of its path.
 */
export function vaultReferences({ root, files }: ReferencedSite): ReferenceReader {
  let known: { readonly names: WikiNames; readonly pages: readonly string[] } | undefined
  const site = () => {
    if (known === undefined) {
      const all = files()
      const pages = all.filter(isMarkdownPath).map((file) => posix.basename(file))
      known = { names: wikiNames(all), pages: pages.map(withoutMarkdownEnding) }
    }
    return known
  }
  const unknown = new Map<string, ReferenceMeaning>()
  const vaults = new Map<string, boolean>()
  const isInVault = (folder: string): boolean => {
    const isVault =
      vaults.get(folder) ??
      (existsSync(posix.join(root, folder, '.obsidian')) ||
        (folder !== '.' && isInVault(posix.dirname(folder))))
    vaults.set(folder, isVault)
    return isVault
  }
  return (reference, page) => {
    const link = wikiLinkOf(reference)
    if (link === undefined)
      return isInVault(posix.dirname(page)) ? vaultLink(reference, page, site().names) : undefined
    const hash = headingHash(link.hash)
    if (link.name === '') return { hash }
    const file = wikiFile(link.name, page, site().names)
    if (file !== undefined) return { file, hash }
    const names = unknown.size < MOST_COMPARED ? site().pages : []
    const meaning = unknown.get(reference) ?? unknownLink(reference, link, names)
    unknown.set(reference, meaning)
    return meaning
  }
}

function vaultLink(href: string, page: string, names: WikiNames): ReferenceMeaning | undefined {
  const [, path = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?(.*)$/s.exec(href) ?? []
  const name = decoded(path)
  const file = fileAt(name, page, names) ?? wikiFile(name, page, names)
  return file === undefined ? undefined : { file, hash: headingHash(decoded(hash)) }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function unknownLink(
  reference: string,
  link: WikiLink,
  pages: readonly string[],
): ReferenceMeaning {
  const otherwise = 'add the page, or write \\[[ where the brackets are text'
  return {
    text: wikiText(link),
    fault: {
      code: 'foreign/wiki-link',
      found: reference,
      expected: 'the name of a page or file of the site; readers see this as text',
      fix: didYouMean(link.name, pages, otherwise, (nearest) => `[[${nearest}]]`),
      cause: link.name,
    },
  }
}
