import { ownValue } from '@warraq/search/own-value'
import { USES, WAKE_MARGIN } from '../shared/browser/wake-lazily.ts'
import { hasEarlyClick, takeEarlyClick } from './early-clicks.ts'
import {
  type IslandComponent,
  type IslandRoot,
  mountIsland,
  tellIslandFailure,
} from './mount-island.tsx'
import { replayClick, replayDroppedClicks } from './replay-click.ts'
import { replayChoices, replayTyping } from './replay-input.ts'

type IslandModule = Readonly<Record<string, IslandComponent>>

/** Loaders of the island modules, by file name. */
export type IslandLoaders = Readonly<Record<string, () => Promise<IslandModule>>>

/**
 * Define `<docs-island data-name="…" data-props="{…}">`: prerendered HTML that is hydrated when it
 * comes near the viewport or is used. After a failure it shows its original HTML and the error.
 * @param changes told when an island shows other elements than the document held
 */
export function defineIslands(loaders: IslandLoaders, changes: MutationObserver): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) target.closest<DocsIsland>('docs-island')?.wake()
    },
    { rootMargin: WAKE_MARGIN },
  )

  const load = loadingOnce(loaders)

  class DocsIsland extends HTMLElement {
    #state: 'asleep' | 'awake' | 'gone' = 'asleep'
    #root: IslandRoot | undefined

    connectedCallback(): void {
      if (this.#state === 'awake') return
      this.#state = 'asleep'
      // Observe the child, because an island without a box never intersects.
      observer.observe(this.firstElementChild ?? this)
      for (const type of USES) this.addEventListener(type, this.wake)
      // This code may have loaded because the reader used the island.
      if (hasEarlyClick(this) || this.contains(document.activeElement)) this.wake()
    }

    /** A move within the document disconnects, too; only a removed island is unmounted. */
    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (this.isConnected) return
        this.#stopWaiting()
        this.#state = 'gone'
        delete this.dataset.awake
        this.#root?.unmount()
        this.#root = undefined
      })
    }

    wake = async (): Promise<void> => {
      if (this.#state !== 'asleep') return
      this.#state = 'awake'
      this.#stopWaiting()
      const { name = '', text } = this.dataset
      try {
        const component = exportIn(await load(name), this.dataset.export ?? 'default')
        if (component === undefined) throw new Error(`${name} has no such export.`)
        const shown = await inLanguage(component, text)
        changes.observe(this, { childList: true, subtree: true })
        if (this.isConnected) this.#root = mountIsland(this, shown, this.#answer)
      } catch (error) {
        if (this.isConnected) this.#root = tellIslandFailure(this, error)
      }
    }

    /** React responds from now on. It was told nothing of what the reader did before, so replay that. */
    #answer = (): void => {
      this.dataset.awake = ''
      setTimeout(() => {
        replayTyping(this)
        replayChoices(this)
      })
      const click = takeEarlyClick(this)
      // React itself hydrates an island for a click that arrives during hydration, and handles that
      // click.
      if (click?.eventPhase === Event.NONE) setTimeout(() => replayClick(this, click))
      replayDroppedClicks(this)
    }

    #stopWaiting(): void {
      observer.unobserve(this.firstElementChild ?? this)
      for (const type of USES) this.removeEventListener(type, this.wake)
    }
  }

  customElements.define('docs-island', DocsIsland)
}

/**
 * Once per name: Vite waits for the style sheet of a module, and reports a missing one, only the
 * first time.
 */
function loadingOnce(loaders: IslandLoaders): (name: string) => Promise<IslandModule> {
  const loads = new Map<string, Promise<IslandModule>>()
  return (name) => {
    const loading = loads.get(name) ?? ownValue(loaders, name)?.()
    if (loading === undefined) throw new Error(`There is no component ${name}.`)
    loads.set(name, loading)
    return loading
  }
}

/** A component with the texts of its language, if it shows texts of the theme. */
async function inLanguage(
  component: IslandComponent,
  text: string | undefined,
): Promise<IslandComponent> {
  if (text === undefined) return component
  const { withText } = await import('./island-text.tsx')
  return withText(component, text)
}

/** An export, or a member of one: `default.Card`. */
function exportIn(module: IslandModule, path: string): IslandComponent | undefined {
  const value = path
    .split('.')
    .reduce<unknown>((outer, name) => Reflect.get(Object(outer), name), module)
  return value as IslandComponent | undefined
}
