/** Two sheets: something can be copied. */
export const COPY_ICON = 'M9 9h11v11H9zM5 15H4V4h11v1'
/** A tick: it was. */
export const DONE_ICON = 'M5 12l5 5 9-10'
