import { bestFirst } from './best-first.ts'
import { bestLineOf, excerptOf } from './excerpt.ts'
import { synonymOf } from './found-synonym.ts'
import { type CommonFile, INDEX_FORMAT, type SearchCatalogue } from './index-files.ts'
import { IndexReader, type ReadJson } from './index-reader.ts'
import { once, onceFor } from './once.ts'
import { type RankedHit, rankedHits, spreadHits, textsOf } from './rank-hits.ts'
import {
  FIRST_HITS,
  type SearchAnswer,
  type SearchHit,
  type SearchRequest,
} from './search-provider.ts'

export type CatalogueRequest = SearchRequest & {
  /** Search tags of the searched pages; absent: those of the first index. */
  readonly tags?: readonly string[] | undefined
  /**
   * Number of best results that are put in order by what they say, which loads their texts. Default:
   * those that a reader sees first.
   */
  readonly inOrder?: number | undefined
}

/**
 * All indexes of a site in one language, opened on demand.
 * @param href served address of the catalogue.
 */
export function searchedSite(href: string, read: ReadJson) {
  let current = openDeploy(href, read)
  return {
    /** Load the data for later queries, so that they also work without a network. */
    loadRest: async (tags: readonly string[] | undefined, isStopped: () => boolean) => {
      await import('./near-queries.ts')
      for (const index of await current.open(tags)) await index.loadRest(isStopped)
    },
    /**
     * A blank query only loads the data for the first one.
     * @throws Error when a needed file cannot be loaded or is damaged; the reason of an aborted
     * signal.
     */
    search: async (request: CatalogueRequest): Promise<SearchAnswer> => {
      const deploy = current
      const catalogue = await deploy.catalogue()
      try {
        return await answerFrom(deploy, request)
      } catch (cause) {
        // Without a network (`fetch` then rejects with a TypeError) there is nothing newer.
        if (cause instanceof TypeError || request.signal?.aborted) throw cause
        if (current === deploy) current = openDeploy(href, read)
        const newer = current
        if (foldersOf(await newer.catalogue()) === foldersOf(catalogue)) throw cause
        return answerFrom(newer, request)
      }
    },
  }
}

type Deploy = ReturnType<typeof openDeploy>

/** Catalogue and indexes of one deploy; a failed file is requested again. */
export function openDeploy(href: string, read: ReadJson) {
  const opened = new Map<string, Promise<IndexReader>>()
  const catalogue = once(async () => {
    const found = await read(href)
    if (!isCatalogue(found)) throw new Error(`The search index ${href} has another format.`)
    return found
  })
  return {
    catalogue,
    open: async (tags: readonly string[] | undefined): Promise<IndexReader[]> => {
      const { indexes } = await catalogue()
      const wanted = tags
        ? indexes.filter((entry) => entry.tags.some((tag) => tags.includes(tag)))
        : indexes.slice(0, 1)
      const openIndex = async (folder: string, common: CommonFile | undefined) => {
        const readFile = (name: string) => read(`${folder}${name}`)
        return new IndexReader(common ?? ((await readFile('common.json')) as CommonFile), readFile)
      }
      return Promise.all(
        wanted.map(({ folder, common }) =>
          onceFor(opened, folder, () => openIndex(folder, common)),
        ),
      )
    },
  }
}

async function answerFrom(deploy: Deploy, request: CatalogueRequest): Promise<SearchAnswer> {
  const { limit, offset = 0, inOrder = FIRST_HITS, signal, onFirst } = request
  const opened = await deploy.open(request.tags)
  const { ranked, everywhere, terms } = await rankedHits(opened, request.query, request.tags)
  // A newer query needs the connection.
  signal?.throwIfAborted()
  const [first] = opened
  if (ranked.length === 0 && first !== undefined) {
    // Another word is of no use where the typed one has results in other sections.
    const near =
      everywhere.length > 0 ? undefined : await import('./near-queries.ts').catch(() => undefined)
    return {
      hits: [],
      total: 0,
      nearest: (await near?.nearQueries(first, request.query, request.tags)) ?? [],
      elsewhere: { total: everywhere.length, pages: new Set(everywhere).size },
    }
  }
  const spread = spreadHits(ranked)
  const best =
    offset < inOrder ? await bestFirst(request.query, spread.slice(0, inOrder), textsOf) : []
  const ordered = [...spreadHits(best), ...spread.slice(best.length)]
  const shown = ordered.slice(offset, offset + limit)
  const counts = { total: ranked.length, pages: new Set(ranked.map(({ page }) => page)).size }
  const answerOf = async (some: typeof shown): Promise<SearchAnswer> => {
    signal?.throwIfAborted()
    const hits = await Promise.all(some.map(hitOf))
    return { hits, ...counts, terms }
  }
  if (onFirst !== undefined && shown.length > FIRST_HITS) {
    const early = await answerOf(shown.slice(0, FIRST_HITS))
    if (!shown.every(({ index, record }) => index.hasHit(record))) onFirst(early)
  }
  return answerOf(shown)
}

async function hitOf({ index, record, terms, synonyms }: RankedHit): Promise<SearchHit> {
  const [place, { text }] = await Promise.all([index.place(record), index.texts(record)])
  const excerpt = excerptOf(text, bestLineOf(text, terms))
  const { title, heading, crumbs } = place
  const synonym = synonymOf([title, heading, ...crumbs, text], { terms, synonyms })
  return {
    ...place,
    excerpt: excerpt.text,
    ...(excerpt.isCode && { isCode: true }),
    ...(synonym !== undefined && { foundBy: synonym }),
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
