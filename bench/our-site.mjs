import { OUR_INDEX } from './measure-index.mjs'

/** Selectors for a site of ours, and the files of its search index; peers define theirs in `peers/<name>/peer.mjs`. */
export const OUR_SITE = {
  /** Matches when the page is hydrated; without it, a loaded page counts as ready. */
  ready: 'html[data-has-hydrated=true]',
  article: 'article',
  field: 'dialog [role=combobox]',
  searchFiles: /[/](?:(?:dialog|react|search-source|search-worker)-|search-index[.])/,
  indexFiles: OUR_INDEX,
  result: 'dialog [role=option]',
  results: '.search-body',
  island: 'docs-island',
}
