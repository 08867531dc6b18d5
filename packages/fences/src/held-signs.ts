import { escapeHtml } from '@warraq/markup/escape-html'

/** Signs that the drawing package takes for its syntax, also within a label or name. */
const SIGNS = '[](){}|" '
const FIRST = 0xe000

/** A label whose brackets the package does not read: they stand there as private characters. */
export function heldLabel(label: string): string {
  return label.replace(/[[\](){}|"]/g, held)
}

/** A name as one word. */
export function heldName(name: string): string {
  return heldLabel(name).replaceAll(' ', held)
}

/** The drawing with the signs that `heldLabel` and `heldName` took out. */
export function withSigns(svg: string): string {
  return svg.replace(/[\ue000-\ue008]/g, (sign) =>
    escapeHtml(SIGNS.charAt(sign.charCodeAt(0) - FIRST)),
  )
}

function held(sign: string): string {
  return String.fromCharCode(FIRST + SIGNS.indexOf(sign))
}
