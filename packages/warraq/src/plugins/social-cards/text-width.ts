/** Widths of letters of Figtree Bold, rounded up to a few classes, as parts of the font size. */
const CLASSES: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ '.,:;!`|ijlI]/, 0.29],
  [/[-()[\]{}"frt1\\/]/, 0.42],
  [/[mwMW@%]/, 0.9],
  [/[\p{Lu}&#~+=<>]/u, 0.7],
]
const OTHER = 0.58

/**
 * About how wide a text is in pixels, a few percent too wide at most times. An estimate is enough to
 * break lines with, and spares the stages before the drawing a font and a renderer.
 */
export function textWidth(text: string, size: number): number {
  let width = 0
  for (const letter of text)
    width += CLASSES.find(([letters]) => letters.test(letter))?.[1] ?? OTHER
  return width * size
}
