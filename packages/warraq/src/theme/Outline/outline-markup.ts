/** The outline above the content, on screens without room for a column. */
export const MOBILE_OUTLINE = 'mobile-outline'
