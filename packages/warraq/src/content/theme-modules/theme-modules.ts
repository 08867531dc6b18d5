import type { PageScratch } from '../compile-context.ts'
import { admonitionComponent } from './admonition-component.tsx'
import { codeBlockComponent } from './code-block-component.tsx'
import { Link } from './link-component.tsx'
import { TabItem, tabsComponent } from './tabs-component.tsx'
import { ThemedImage } from './themed-image-component.tsx'

/** Modules that MDX pages of other engines import, by name. */
export interface ThemeModules {
  readonly modules: Readonly<Record<string, unknown>>
  /** Settles when all slots that are rendered asynchronously are filled. */
  readonly settled: () => Promise<void>
}

/** The modules a page may import by name: tabs, code blocks, admonitions, links, addresses. */
export function themeModules(scratch: PageScratch): ThemeModules {
  const pending: Promise<void>[] = []
  return {
    modules: {
      '@theme/Tabs': tabsComponent(),
      '@theme/TabItem': TabItem,
      '@theme/CodeBlock': codeBlockComponent(scratch, pending),
      '@theme/Admonition': admonitionComponent(scratch),
      '@theme/ThemedImage': ThemedImage,
      '@docusaurus/Link': Link,
      // Addresses get their base path after compiling, like all others.
      '@docusaurus/useBaseUrl': (path: string) =>
        /^(?:[/.#]|\w+:)/.test(path) ? path : `/${path}`,
    },
    settled: async () => {
      await Promise.all(pending)
    },
  }
}
