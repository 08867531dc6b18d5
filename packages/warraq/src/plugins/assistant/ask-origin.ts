/** Origin of the hosted assistant of Algolia. */
export const ASK_ALGOLIA_ORIGIN = 'https://askai.algolia.com'
