/** What must be equal in two tools, of one page. */
export interface PageFacts {
  readonly title: string
  readonly documentTitle: string
  readonly sidebar: readonly (readonly [label: string, href: string])[]
  readonly headings: readonly (readonly [element: string, id: string])[]
  readonly outline: readonly (readonly [text: string, href: string])[]
  readonly links: readonly (readonly [text: string, href: string])[]
  readonly neighbours: readonly string[]
}

export function pageFacts(
  folder: string,
  tool: 'docusaurus' | 'warraq',
): Promise<Readonly<Record<string, PageFacts>>>
