import type { ComponentType } from 'react'
import { WAKE_MARGIN } from '../shared/wake-lazily.ts'

/** Props of an island come from JSON in the page; each component parses what it needs. */
export type IslandComponent = ComponentType<Record<string, unknown>>

export type IslandLoaders = Readonly<Record<string, () => Promise<{ default: IslandComponent }>>>

export interface IslandRoot {
  readonly unmount: () => void
}

export type MountIsland = (
  element: HTMLElement,
  component: IslandComponent,
  onError: (error: unknown) => void,
) => IslandRoot

const INTERACTIONS = ['focusin', 'pointerdown'] as const

/**
 * Define `<docs-island data-name="…" data-props="{…}">`: prerendered HTML that becomes a live
 * component when it comes near the viewport or is used. One that fails stays the HTML it was and
 * logs one line.
 */
export function defineIslands(loaders: IslandLoaders, mount: MountIsland): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) target.closest<DocsIsland>('docs-island')?.wake()
      }
    },
    { rootMargin: WAKE_MARGIN },
  )

  class DocsIsland extends HTMLElement {
    #state: 'asleep' | 'awake' | 'gone' = 'asleep'
    #root: IslandRoot | undefined

    connectedCallback(): void {
      if (this.#state === 'awake') return
      this.#state = 'asleep'
      // The child: an island without a box of its own never intersects anything.
      observer.observe(this.firstElementChild ?? this)
      for (const type of INTERACTIONS) this.addEventListener(type, this.wake)
    }

    /** A move inside the document disconnects, too: only what stays away is taken down. */
    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#stopWaiting()
        this.#state = 'gone'
        this.#root?.unmount()
        this.#root = undefined
      })
    }

    wake = async (): Promise<void> => {
      if (this.#state !== 'asleep') return
      this.#state = 'awake'
      this.#stopWaiting()
      const name = this.dataset.name ?? ''
      const html = [...this.childNodes].map((node) => node.cloneNode(true))
      const fail = (error: unknown): void => {
        if (!this.isConnected) return
        console.warn(`Island ${name} failed: ${error instanceof Error ? error.message : error}`)
        queueMicrotask(() => {
          this.#root?.unmount()
          this.#root = undefined
          this.replaceChildren(...html)
        })
      }
      try {
        const load = loaders[name]
        if (load === undefined) throw new Error('there is no such component')
        const { default: component } = await load()
        if (this.isConnected) this.#root = mount(this, component, fail)
      } catch (error) {
        fail(error)
      }
    }

    #stopWaiting(): void {
      observer.unobserve(this.firstElementChild ?? this)
      for (const type of INTERACTIONS) this.removeEventListener(type, this.wake)
    }
  }

  customElements.define('docs-island', DocsIsland)
}
