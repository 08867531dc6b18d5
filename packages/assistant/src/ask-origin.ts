/** Origin of Algolia's hosted assistant. */
export const ASK_ALGOLIA_ORIGIN = 'https://askai.algolia.com'
