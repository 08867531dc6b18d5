import { onceFor } from '../shared/once.ts'
import {
  type CatalogueEntry,
  type CommonFile,
  INDEX_FORMAT,
  type SearchCatalogue,
} from './index-files.ts'
import { IndexReader } from './index-reader.ts'
import { searchIndex } from './query.ts'
import { FIRST_HITS, type SearchAnswer, type SearchRequest } from './search-provider.ts'

/** Reads a JSON file at a served address; throws when it cannot be loaded. */
export type ReadJson = (href: string) => Promise<unknown>

export type CatalogueRequest = SearchRequest & {
  /** Search tags of the searched pages; absent: those of the first index. */
  readonly tags?: readonly string[] | undefined
}

/** All indexes of a site in one language, opened on demand. */
export class SearchedSite {
  readonly #href: string
  readonly #read: ReadJson
  #early: unknown
  readonly #catalogues = new Map<string, Promise<SearchCatalogue>>()
  readonly #indexes = new Map<string, Promise<IndexReader>>()

  /**
   * @param href served address of the catalogue.
   * @param early content of the catalogue loaded earlier; absent: it is read.
   */
  constructor(href: string, read: ReadJson, early?: unknown) {
    this.#href = href
    this.#read = read
    this.#early = early
  }

  /** Load the data for the first query. */
  async prepare(tags: readonly string[] | undefined): Promise<void> {
    await this.#open(await this.#current(), tags)
  }

  /** Load the data for later queries, so that they also work without a network. */
  async loadRest(tags: readonly string[] | undefined, isStopped: () => boolean): Promise<void> {
    const indexes = await this.#open(await this.#current(), tags)
    for (const index of indexes) await index.loadRest(isStopped)
  }

  /**
   * @throws Error when a needed file cannot be loaded or is damaged; the reason of an aborted
   * signal.
   */
  async search(request: CatalogueRequest): Promise<SearchAnswer> {
    const catalogue = await this.#current()
    try {
      return await this.#answer(catalogue, request)
    } catch (cause) {
      // Without a network (`fetch` then rejects with a TypeError) there is nothing newer.
      if (cause instanceof TypeError || request.signal?.aborted) throw cause
      const newer = await this.#newerThan(catalogue)
      if (newer === undefined) throw cause
      return this.#answer(newer, request)
    }
  }

  async #answer(catalogue: SearchCatalogue, request: CatalogueRequest): Promise<SearchAnswer> {
    const { query, limit, offset = 0, tags, signal, onFirst } = request
    const indexes = await this.#open(catalogue, tags)
    const found = await Promise.all(
      indexes.map(async (index) => {
        const isWanted = tags === undefined ? undefined : index.recordsTagged(tags)
        const ranked = await searchIndex(index, query)
        const kept = isWanted ? ranked.filter(({ record }) => isWanted(record)) : ranked
        return kept.map(({ record, score }) => ({ index, record, score }))
      }),
    )
    const ranked =
      found.length === 1 ? found.flat() : found.flat().sort((a, b) => b.score - a.score)
    const shown = ranked.slice(offset, offset + limit)
    const answerOf = async (some: typeof shown): Promise<SearchAnswer> => {
      // A newer query needs the connection.
      signal?.throwIfAborted()
      const hits = await Promise.all(some.map(({ index, record }) => index.hit(record)))
      return { hits, total: ranked.length }
    }
    if (onFirst !== undefined && shown.length > FIRST_HITS) {
      const first = await answerOf(shown.slice(0, FIRST_HITS))
      if (!shown.every(({ index, record }) => index.hasHit(record))) onFirst(first)
    }
    return answerOf(shown)
  }

  #current(): Promise<SearchCatalogue> {
    return onceFor(this.#catalogues, this.#href, () => this.#readCatalogue())
  }

  /**
   * The catalogue after a deploy that has replaced the files; `undefined` if they are unchanged.
   */
  async #newerThan(former: SearchCatalogue): Promise<SearchCatalogue | undefined> {
    if ((await this.#current()) === former) {
      this.#catalogues.clear()
      this.#indexes.clear()
    }
    const current = await this.#current()
    return foldersOf(current) === foldersOf(former) ? undefined : current
  }

  #open({ indexes }: SearchCatalogue, tags: readonly string[] | undefined): Promise<IndexReader[]> {
    const wanted =
      tags === undefined
        ? indexes.slice(0, 1)
        : indexes.filter((entry) => entry.tags.some((tag) => tags.includes(tag)))
    return Promise.all(wanted.map((entry) => this.#openIndex(entry)))
  }

  async #readCatalogue(): Promise<SearchCatalogue> {
    const early = this.#early
    this.#early = undefined
    if (isCatalogue(early)) return early
    const read = await this.#read(this.#href)
    if (!isCatalogue(read))
      throw new Error(`${this.#href} is not a search catalogue of this version.`)
    return read
  }

  #openIndex(entry: CatalogueEntry): Promise<IndexReader> {
    const { folder, common } = entry
    const read = (name: string) => this.#read(`${folder}${name}`)
    return onceFor(this.#indexes, folder, async () =>
      IndexReader.open(common ?? ((await read('common.json')) as CommonFile), read),
    )
  }
}

function isCatalogue(value: unknown): value is SearchCatalogue {
  const catalogue = value as Partial<SearchCatalogue> | null | undefined
  return catalogue?.format === INDEX_FORMAT && Array.isArray(catalogue.indexes)
}

/** Changes whenever the files change. */
function foldersOf({ indexes }: SearchCatalogue): string {
  return indexes.map(({ folder }) => folder).join()
}
