/** The outline above the content, on screens without room for a column. */
export const MOBILE_OUTLINE = 'mobile-outline'

/** Where the collapsed outline names the current heading. */
export const OUTLINE_CURRENT = 'outline-current'
