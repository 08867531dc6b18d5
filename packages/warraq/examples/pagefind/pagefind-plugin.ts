import { close, createIndex } from 'pagefind'
import type { EmittedPage, EmittedSite, OutputFile, WarraqPlugin } from 'warraq/plugin'

/** Searches an index that Pagefind creates from the built pages. */
export function pagefindPlugin(): WarraqPlugin {
  return {
    name: 'pagefind',
    search: { provider: 'pagefind', module: 'open-pagefind.ts', options: {} },
    emit: pagefindFiles,
    policy: { webAssembly: true },
  }
}

async function* pagefindFiles({ pages, lang }: EmittedSite): AsyncGenerator<OutputFile> {
  const { index, errors } = await createIndex({ forceLanguage: lang })
  if (index === undefined) throw new Error(errors.join('; '))
  for (const page of pages) await index.addHTMLFile({ url: page.href, content: documentOf(page) })
  // Dialog and search page of the engine replace Pagefind's own user interface.
  for (const { path, content } of (await index.getFiles()).files)
    if (!/-ui\.|highlight/.test(path)) yield { path: `pagefind/${path}`, content }
  await close()
}

function documentOf({ searchTag, html }: EmittedPage): string {
  return `<html><body data-pagefind-filter="tag:${searchTag}">${html}</body></html>`
}
