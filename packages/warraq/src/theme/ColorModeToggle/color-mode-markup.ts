/* What `ColorModeToggle` writes and `startColorMode` reads. */

export const TOGGLE = 'color-mode'

export type ColorModeData = {
  /** Name of the button with a place for the mode. */
  readonly label: string
  /** Names of the modes; that of `system` only if the site respects the device's setting. */
  readonly light: string
  readonly dark: string
  readonly system: string | undefined
  /** Mode of a reader who has not chosen, unless it is light. */
  readonly initial: string | undefined
}
