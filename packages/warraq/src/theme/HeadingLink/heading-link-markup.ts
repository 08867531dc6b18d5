/** The link of a heading to itself. */
export const HEADING_LINK = 'heading-anchor'
