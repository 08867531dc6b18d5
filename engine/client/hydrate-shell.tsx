import { type ReactNode, startTransition, useEffect } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot, type Root } from 'react-dom/client'
import type { NavigationStatus } from '../shared/navigation.ts'
import type { DocumentData } from '../shared/page-payload.ts'
import type { PageView } from '../shared/page-view.ts'
import { App } from '../shell/App.tsx'
import type { SearchActions } from '../shell/SearchButton.tsx'

/** What changes in the shell while the document stays. */
export interface ShellState {
  readonly page: PageView
  /** `null` keeps the page body that came with the document. */
  readonly html: string | null
  readonly navigation: NavigationStatus
}

export interface Shell {
  /** Put the change on screen before returning. */
  readonly update: (change: Partial<ShellState>) => void
}

/** Hydrate the shell in small pieces; resolves when React has taken over the document. */
export function hydrateShell(
  container: HTMLElement,
  { site, page }: DocumentData,
  search: SearchActions | undefined,
): Promise<Shell> {
  const former = KEPT.map((selector) => container.querySelector(selector))
  return new Promise((resolve) => {
    let state: ShellState = { page, html: null, navigation: { isLoading: false, error: null } }
    let root: Root | undefined
    const onMounted = (): void => {
      keepContent(container, former)
      resolve({
        update: (change) => {
          state = { ...state, ...change }
          flushSync(() => root?.render(element()))
        },
      })
    }
    const element = (): ReactNode => (
      <Mounted onMounted={onMounted}>
        <App site={site} brand="" search={search} {...state} />
      </Mounted>
    )
    startTransition(() => {
      root = hydrateRoot(container, element(), { onRecoverableError: warnOnce() })
    })
  })
}

function Mounted({ onMounted, children }: { onMounted: () => void; children: ReactNode }) {
  useEffect(onMounted, [onMounted])
  return children
}

/**
 * Something foreign in the document, an extension for instance, makes React build the shell anew.
 * It has no text for brand and page then, so the nodes of the document move over.
 */
function keepContent(container: HTMLElement, former: readonly (Element | null)[]): void {
  for (const [at, selector] of KEPT.entries()) {
    const element = container.querySelector(selector)
    const known = former[at]
    if (known && element !== null && element !== known) element.replaceChildren(...known.childNodes)
  }
}

/** Elements whose HTML is the document's. */
const KEPT = ['.brand-slot', '.page-body']

/** One line however much of the shell differed. */
function warnOnce(): (error: unknown) => void {
  let isWarned = false
  return (error) => {
    const reason = error instanceof Error ? error.message : String(error)
    if (!isWarned) console.warn(`The shell was built anew: ${reason}`)
    isWarned = true
  }
}
