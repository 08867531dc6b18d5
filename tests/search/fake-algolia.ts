import type { Answer } from './fake-service.ts'

/** A record as crawlers and `warraq search export` produce it. */
export const RECORD = {
  objectID: '1',
  url: 'https://docs.example.org/docs/guide/install/#steps',
  url_without_anchor: 'https://docs.example.org/docs/guide/install/',
  anchor: 'steps',
  type: 'content',
  hierarchy: {
    lvl0: 'Docs &amp; guides',
    lvl1: 'Install',
    lvl2: 'Steps',
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content: 'Install the engine <b>now</b> & here.',
  _snippetResult: {
    content: { value: 'Install the <em>engine</em> now…', matchLevel: 'full' },
  },
}

/** The service's answer to one query. */
export function algoliaAnswer(hits: readonly object[], nbHits = hits.length): Answer {
  return {
    json: {
      results: [{ hits, nbHits, offset: 0, length: 20, query: 'install', exhaustiveNbHits: true }],
    },
  }
}
