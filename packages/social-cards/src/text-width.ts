/**
 * Widths of the letters of Figtree Bold as fractions of the font size, rounded up to a few classes.
 */
const CLASSES: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ '.,:;`|ijlI]/, 0.29],
  [/[-!()[\]{}"frt1\\/]/, 0.42],
  [/[—ÆæŒœ]/, 1.13],
  [/[W@™¼½¾⅛⅜⅝⅞]/, 0.99],
  [/[mwM%]/, 0.9],
  // Of other letters that ASCII lacks the font has few, and boxes for the rest.
  [/[OQCGHN]|[^ -~]/, 0.79],
  [/[A-Z04&#~+=<>]/, 0.7],
]
const OTHER = 0.58

/**
 * Approximate width of a text in pixels, usually a few percent too wide. The estimate suffices to
 * break lines, and no font or renderer has to be loaded before drawing.
 */
export function textWidth(text: string, size: number): number {
  let width = 0
  // Accents add nothing to the width of a letter.
  for (const letter of text.normalize('NFD').replace(/\p{M}/gu, ''))
    width += CLASSES.find(([letters]) => letters.test(letter))?.[1] ?? OTHER
  return width * size
}
