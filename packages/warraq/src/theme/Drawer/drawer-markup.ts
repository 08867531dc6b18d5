/* What the parts of the drawer write and its scripts read. */

/** Template of the main menu. */
export const MENU = 'drawer-menu'
export const MENU_BUTTON = 'menu-button'
export const CLOSE = 'drawer-close'
export const BACK = 'drawer-back'
