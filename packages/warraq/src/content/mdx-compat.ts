const CODE_FENCE = /^[\s>]*(`{3,}|~{3,})(.*)$/

/**
 * Rewrite, line by line and outside code, what authors write and MDX does not take:
 * `<!-- x -->` becomes `{/* x *\/}`, `## Title {#id}` becomes `## Title \{#id}`, and a fence of
 * language `mdx-code-block` is unwrapped. Lines stay where they are.
 */
export function prepareMdx(text: string): string {
  let codeFence: string | undefined
  let unwrapping = false
  const lines = text.split('\n').map((line) => {
    const fence = CODE_FENCE.exec(line)
    const marker = fence?.[1]
    if (codeFence !== undefined) {
      if (marker?.startsWith(codeFence) && line.trim() === marker) {
        codeFence = undefined
        if (unwrapping) {
          unwrapping = false
          return ''
        }
      }
      return line
    }
    if (marker !== undefined) {
      codeFence = marker
      unwrapping = fence?.[2]?.trim() === 'mdx-code-block'
      return unwrapping ? '' : line
    }
    return prepareHeadingId(line)
  })
  return prepareComments(lines.join('\n'))
}

/** The three ways to write a heading id become the first one: `{#id}`, `<!-- #id -->`, `{/* #id *\/}`. */
export function normalizeHeadingIds(text: string): string {
  return text.replace(
    /^(#{1,6}\s.*?)\s*(?:<!--\s*#(\S+)\s*-->|\{\/\*\s*#(\S+)\s*\*\/\})[ \t]*$/gm,
    (_, heading: string, html?: string, mdx?: string) => `${heading} {#${html ?? mdx}}`,
  )
}

function prepareHeadingId(line: string): string {
  return /^\s{0,3}#{1,6}\s/.test(line) ? line.replace(/\{#([^{}]*)\}[ \t]*$/, '\\{#$1}') : line
}

function prepareComments(text: string): string {
  return text.replace(
    /(^|\n)((?:`{3,}|~{3,})[\s\S]*?\n(?:`{3,}|~{3,}))|<!--([\s\S]*?)-->/g,
    (whole, _start, code: string | undefined, comment: string | undefined) =>
      code !== undefined || comment === undefined
        ? whole
        : `{/*${comment.replaceAll('*/', '* /')}*/}`,
  )
}
