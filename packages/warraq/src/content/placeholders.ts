import { randomUUID } from 'node:crypto'
import type { CodeBlockSource } from '@warraq/fences/code-block'
import { createElement, type ReactElement } from 'react'
import type { MdastContent } from 'satteri'
import type { Tab } from '../theme/Tabs/Tabs.tsx'

/** A `:::` container as its author wrote it. */
export interface ContainerUse {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  /** Set for a tab in a set of tabs. */
  readonly tab?: Omit<Tab, 'content'>
}

/** A piece of HTML up to the next tag of a placeholder, which opens or closes it. */
interface Piece {
  readonly html: string
  readonly tag: 'opens' | 'closes' | undefined
  /** Of an opening tag; `'label'` for the label of the container around it. */
  readonly name: string
}

const TAG = 'docs-slot'

/**
 * `<docs-slot n="key-0">` elements, which stand for what Markdown, MDX and React must not read: an
 * empty one for finished HTML, one with content for a container that a theme part renders around it.
 * Nobody can write one in content, because its key is random; the key is not part of the result.
 */
export class Placeholders {
  readonly #key: string = randomUUID()
  readonly #entries: (string | ContainerUse)[] = []
  readonly #pending: Promise<void>[] = []
  readonly #code = new Map<string, CodeBlockSource>()

  /** Number of placeholders so far; makes ids that are the same in every build. */
  get count(): number {
    return this.#entries.length
  }

  /**
   * A placeholder for HTML, which may still be being rendered, as a node that a transform may insert.
   * MDX has no HTML nodes: there the text is parsed as JSX.
   * @param block the code block that the HTML shows, whose source stays known
   */
  node(
    html: string | Promise<string>,
    sourceFormat: 'markdown' | 'mdx',
    block?: CodeBlockSource,
  ): MdastContent {
    const name = this.#hold(html)
    if (block !== undefined) this.#code.set(name, block)
    const value = `<${TAG} n="${name}"></${TAG}>`
    return sourceFormat === 'mdx' ? { raw: value, mdxExpressions: false } : { type: 'html', value }
  }

  /** The source of the code block that an element stands for; `undefined` for any other element. */
  codeOf(type: unknown, { n }: { readonly n?: unknown }): CodeBlockSource | undefined {
    return type === TAG ? this.#code.get(String(n)) : undefined
  }

  /** A placeholder for HTML as an element of React. */
  element(html: string | Promise<string>): ReactElement {
    return createElement(TAG, { n: this.#hold(html) })
  }

  /** Turns a node of Markdown into the placeholder of a container, or of the label of one. */
  data(use: ContainerUse | 'label') {
    const name = use === 'label' ? use : `${this.#entries.push(use) - 1}`
    return { hName: TAG, hProperties: { n: `${this.#key}-${name}` } }
  }

  /** Resolves when all HTML has been rendered, also what it holds placeholders for. */
  async settled(): Promise<void> {
    while (this.#pending.length > 0) await Promise.all(this.#pending.splice(0))
  }

  /** Whether an element with an attribute, such as `n=key-0`, is a placeholder of this page. */
  isOwn(tag: string, attribute: string): boolean {
    return tag === TAG && attribute.startsWith(`n=${this.#key}`)
  }

  /** The container that a name stands for. */
  container(name: string): ContainerUse | undefined {
    const entry = this.#entries[Number(name)]
    return typeof entry === 'string' ? undefined : entry
  }

  /** Number of the containers of a kind, up to the one with this name. */
  containersUpTo(name: string, kind: string): number {
    const former = this.#entries.slice(0, Number(name) + 1)
    return former.filter((entry) => typeof entry !== 'string' && entry.name === kind).length
  }

  /** HTML, taken apart at the tags of containers and their labels. */
  *pieces(html: string): Generator<Piece> {
    const tags = new RegExp(`<${TAG} n="${this.#key}-(\\w+)">(</${TAG}>)?|</${TAG}>`, 'g')
    let from = 0
    for (const { 0: tag, 1: name = '', 2: closing, index } of html.matchAll(tags)) {
      if (closing !== undefined && typeof this.#entries[Number(name)] === 'string') continue
      const isOpening = tag.startsWith('<d')
      yield { html: html.slice(from, index), tag: isOpening ? 'opens' : 'closes', name }
      if (isOpening && closing !== undefined) yield { html: '', tag: 'closes', name: '' }
      from = index + tag.length
    }
    yield { html: html.slice(from), tag: undefined, name: '' }
  }

  /** Replace the placeholders of HTML, also those inside what they stand for. */
  fill(html: string): string {
    const [start = '', ...parts] = html.split(`<${TAG} n="${this.#key}-`)
    const end = `"></${TAG}>`
    return parts.reduce((filled, part) => {
      const at = part.indexOf(end)
      const entry = this.#entries[Number(part.slice(0, at))]
      return (
        filled + this.fill(typeof entry === 'string' ? entry : '') + part.slice(at + end.length)
      )
    }, start)
  }

  #hold(html: string | Promise<string>): string {
    const at = this.#entries.push('') - 1
    const keep = (made: string) => {
      this.#entries[at] = made
    }
    if (typeof html === 'string') keep(html)
    else this.#pending.push(html.then(keep))
    return `${this.#key}-${at}`
  }
}
