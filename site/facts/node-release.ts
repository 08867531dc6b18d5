/** The release of the node that the pages describe; `npm run release` changes it. */
export const NODE_VERSION = 'v1.8.5'

/**
 * The release with which somebody compared the pages, on the day of `COLLECTED`. It follows
 * `NODE_VERSION` when somebody has compared them again.
 */
export const CHECKED_VERSION = 'v1.8.5'
