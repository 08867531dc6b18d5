import type { ReactNode } from 'react'
import { trustedHtml } from '../shared/browser/trusted-types.ts'

/**
 * Content of the page inside an island, by the prop that receives it. What the island does not show
 * at first waits in a `<template>`, which hydration must not meet.
 */
export function takeContents(island: HTMLElement): Readonly<Record<string, ReactNode>> {
  const contents = new Map<string, ReactNode>()
  for (const element of island.querySelectorAll<HTMLElement>('[data-of]')) {
    if (element.parentElement?.closest('docs-island') !== island) continue
    const { of: name = '' } = element.dataset
    contents.set(name, <PageContent name={name} html={element.innerHTML} />)
    if (element instanceof HTMLTemplateElement) element.remove()
  }
  return Object.fromEntries(contents)
}

interface PageContentProps {
  readonly name: string
  readonly html: string
}

/** Never differs from the HTML of the build, so hydration leaves it alone. */
function PageContent({ name, html }: PageContentProps) {
  return (
    <docs-content
      data-of={name}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is HTML of this build.
      dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
    />
  )
}
