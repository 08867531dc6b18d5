/** Where a measurement finds things in a site of ours; peers name their own in `peers/<name>/peer.mjs`. */
export const OUR_SITE = {
  /** Matches when the page has come to life; without it, a page has when it is loaded. */
  ready: 'html[data-has-hydrated=true]',
  article: 'article',
  field: 'dialog [role=combobox]',
  searchFiles: /[/](?:(?:dialog|react|search-source|search-worker)-|search-index[.])/,
  result: 'dialog [role=option]',
}
