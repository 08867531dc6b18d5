/** A cross. Here because every page loads this module, and a module of its own would be a request. */
export const CLOSE_PATH = 'M6 6l12 12M18 6L6 18'

const SVG = 'http://www.w3.org/2000/svg'

/** An icon made in the browser: one path on a grid of 24 by 24, hidden from assistive technology. */
export function svgIcon(
  path: string,
  attributes: Readonly<Record<string, string>> = {},
): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  const line = document.createElementNS(SVG, 'path')
  line.setAttribute('d', path)
  const all = { class: 'icon', viewBox: '0 0 24 24', 'aria-hidden': 'true', ...attributes }
  for (const [name, value] of Object.entries(all)) svg.setAttribute(name, value)
  svg.append(line)
  return svg
}
