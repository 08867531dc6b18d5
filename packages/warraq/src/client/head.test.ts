import { afterEach, expect, test, vi } from 'vitest'
import { loadStylesheets, replaceClasses } from './head.ts'

afterEach(() => vi.unstubAllGlobals())

test('swaps the classes of the pages and leaves those of others', () => {
  const names = new Set(['foreign', 'old', 'both'])
  const element = {
    classList: {
      add: (...added: string[]) => added.forEach((name) => void names.add(name)),
      remove: (...removed: string[]) => removed.forEach((name) => void names.delete(name)),
    },
  }
  replaceClasses(element as unknown as Element, ' old  both', 'both new')
  expect([...names]).toEqual(['foreign', 'both', 'new'])
})

test('a page waits for a style sheet that an abandoned navigation began to load', async () => {
  const links: FakeLink[] = []
  vi.stubGlobal('document', { createElement: () => new FakeLink() })
  const head = { querySelectorAll: () => links, append: (link: FakeLink) => links.push(link) }
  const tag = { tag: 'link', attributes: { rel: 'stylesheet', href: '/a.css' } } as const
  const shown: string[] = []
  const visit = (name: string) =>
    loadStylesheets(head as unknown as HTMLHeadElement, [tag]).then(() => shown.push(name))

  visit('abandoned')
  const visited = visit('next')
  await new Promise((resolve) => setTimeout(resolve))
  expect([links.length, shown]).toEqual([1, []])
  links[0]?.onload()
  await visited
  await visit('last')
  expect([links.length, shown]).toEqual([1, ['abandoned', 'next', 'last']])
})

class FakeLink {
  readonly dataset = {}
  readonly #attributes = new Map<string, string>()
  onload = (): void => {}
  setAttribute(name: string, value: string): void {
    this.#attributes.set(name, value)
  }
  getAttribute(name: string): string | undefined {
    return this.#attributes.get(name)
  }
}
