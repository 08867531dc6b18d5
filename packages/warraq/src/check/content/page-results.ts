import { remembered } from '@warraq/search/remembered'
import { hashOf, keyOf, runningEngineKey } from '../../cache/keys.ts'
import { openStore } from '../../cache/store.ts'
import type { ContentPage } from '../../plugins/content-page.ts'
import type { EachPageCheck } from '../../plugins/guard-checks.ts'
import type { Finding } from '../../shared/data/diagnostic.ts'
import { packageTexts } from '../../system/package-files.ts'

/** What was found on a page, and counted. */
export interface PageResult {
  /** Findings of the engine's own checks. */
  readonly own: readonly Finding[]
  readonly codeBlocks: number
  readonly factUses: number
  /** Packages on which the findings about its code depend. */
  readonly packages: readonly string[]
  /** Findings of the checks of plugins, and their counts, in the order of the checks. */
  readonly byCheck: readonly { readonly found: readonly Finding[]; readonly count: number }[]
}

interface StoredResult extends PageResult {
  /** Hash of its packages. */
  readonly packagesKey: string
}

/** Where results are kept between runs. */
export interface ResultMemory {
  readonly file: string
  /** Hash of the configuration and all modules that it imports. */
  readonly configHash: string
  readonly root: string
}

/**
 * The results of pages: remembered ones, and those of `check` for pages that changed.
 * @param checks the checks whose results they are
 * @param check checks pages, and returns their results in the same order
 */
export async function pageResults(
  pages: readonly ContentPage[],
  checks: readonly EachPageCheck[],
  memory: ResultMemory,
  check: (pages: readonly ContentPage[]) => Promise<readonly PageResult[]>,
): Promise<readonly PageResult[]> {
  const store = openStore<StoredResult>(
    memory.file,
    keyOf('checks', {
      engine: runningEngineKey(),
      config: memory.configHash,
      reads: checks.map((one) => one.reads()),
    }),
  )
  const packagesKeyOf = packageKeys(memory.root)
  const known = new Map<ContentPage, PageResult>()
  const missing: ContentPage[] = []
  for (const page of pages) {
    const result = store.get(nameOf(page))?.meta
    if (result !== undefined && result.packagesKey === packagesKeyOf(result.packages))
      known.set(page, result)
    else missing.push(page)
  }
  const made = missing.length === 0 ? [] : await check(missing)
  for (const [index, result] of made.entries()) {
    const page = missing[index]
    if (page === undefined) continue
    known.set(page, result)
    store.keep(nameOf(page), { ...result, packagesKey: packagesKeyOf(result.packages) })
  }
  await store.save(new Set(pages.map(nameOf)))
  return pages.flatMap((page) => known.get(page) ?? [])
}

/** Changes with everything of a page that a check can see. */
function nameOf({ file, lang, checked, source, text, compiled }: ContentPage): string {
  const html = compiled.htmlHash ?? hashOf(compiled.html)
  return keyOf('checkedPage', { file, lang, checked, source, text, html })
}

/** Returns a function for the hash of packages, which reads each list of them once. */
function packageKeys(root: string): (packages: readonly string[]) => string {
  const known = new Map<string, string>()
  return (packages) =>
    remembered(known, packages.join(), () =>
      packages.length === 0 ? '' : hashOf(packageTexts(packages, root).join()),
    )
}
