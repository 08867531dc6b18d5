import { renderMermaidSVG } from 'beautiful-mermaid'
import type { FenceUse, WarraqPlugin } from 'warraq/plugin'

/**
 * Code blocks of the language `mermaid` as images. The image of a diagram contains its own styles,
 * so readers load no script, and the strict Content-Security-Policy does not change.
 */
export function mermaidPlugin(): WarraqPlugin {
  return { name: 'mermaid', markdown: { fences: { mermaid: diagram } } }
}

/**
 * The words after the language are the text alternative: ```` ```mermaid How a page is made ````.
 */
function diagram({ code, meta }: FenceUse): string {
  if (meta === '')
    throw new Error('say after "mermaid" what the diagram shows, for those who cannot see it')
  // An image may not load other files, so leave out the font that the diagram's styles import.
  const svg = renderMermaidSVG(code, { bg: '#ffffff', fg: '#1d2423' }).replace(/@import [^;]+;/, '')
  const [, width = '', height = ''] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? []
  const source = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return `<p><img src="${source}" alt="${escapeHtml(meta)}" width="${Math.round(Number(width))}" height="${Math.round(Number(height))}"></p>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}
