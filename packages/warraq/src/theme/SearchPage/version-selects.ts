import type { VersionChoice } from '../../search/search-scope.ts'
import { element } from '../../shared/create-element.ts'
import { fillText } from '../../shared/fill-text.ts'
import type { SearchText } from '../../shared/search-text.ts'
import type { DocsVersionsView, RuntimeSite } from '../../shared/site-view.ts'

export interface VersionSelectsSource {
  readonly site: Pick<RuntimeSite, 'docsVersions'>
  readonly text: SearchText
  readonly chosen: VersionChoice
  readonly onChange: (docsId: string, name: string) => void
}

export interface VersionSelects {
  readonly elements: readonly HTMLElement[]
  readonly show: (chosen: VersionChoice) => void
}

/** One labelled choice for each docs root with several versions. */
export function versionSelects(source: VersionSelectsSource): VersionSelects {
  const { site, text, chosen, onChange } = source
  const { docsVersions = [] } = site
  const selects = new Map(
    docsVersions.map((docs) => {
      const select = selectOf(docs)
      select.addEventListener('change', () => onChange(docs.docsId, select.value))
      return [docs.docsId, select] as const
    }),
  )
  const show = (versions: VersionChoice): void => {
    for (const [docsId, select] of selects) select.value = versions[docsId] ?? ''
  }
  show(chosen)
  const elements = docsVersions.flatMap(({ docsId, label }) => {
    const select = selects.get(docsId)
    if (select === undefined) return []
    const name =
      docsVersions.length === 1
        ? text.searchedVersion
        : fillText(text.searchedVersionOf, { docs: label })
    return [element('label', {}, `${name} `, select)]
  })
  return { elements, show }
}

function selectOf({ names, labels }: DocsVersionsView): HTMLSelectElement {
  return element('select', {}, ...names.map((name, at) => new Option(labels[at] ?? name, name)))
}
