import { test as base, expect } from '@playwright/test'
import { firefoxPath, webKitPath } from '../../../scripts/engine-paths.mjs'
import type { Engine, InputSource } from './engine.ts'
import { startFirefox } from './firefox.ts'
import { startWebKit } from './webkit.ts'

/** Keys that WebDriver names by a character of their own. */
const KEYS: Readonly<Record<string, string>> = {
  Control: '\uE009',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Home: '\uE011',
  End: '\uE010',
}

/** What a reader does in the browser under test. */
export class Reader {
  readonly #engine: Engine
  readonly #origin: string

  constructor(engine: Engine, origin: string) {
    this.#engine = engine
    this.#origin = origin
  }

  /** Open a page of this site, or of another, and wait until its runtime has started. */
  async open(path: string): Promise<void> {
    await this.#engine.open(new URL(path, this.#origin).href)
    await this.sees(() => document.documentElement.dataset.hasHydrated, 'true')
  }

  /** Run a function in the page; its arguments and its result are JSON. */
  async evaluate<A extends readonly unknown[], T>(
    read: (...args: A) => T | Promise<T>,
    ...args: A
  ): Promise<T> {
    const list = args.map((arg) => JSON.stringify(arg)).join()
    return JSON.parse(await this.#engine.evaluate(`(${read})(${list})`)) as T
  }

  /** Wait until a function in the page returns a value. */
  async sees<A extends readonly unknown[], T>(
    read: (...args: A) => T,
    expected: T,
    ...args: A
  ): Promise<void> {
    await expect
      // The document may be replaced while it is read.
      .poll(() => this.evaluate(read, ...args).catch(String), { intervals: [50, 100, 250] })
      .toEqual(expected)
  }

  /** Wait until a page is shown: its address, its heading and its title belong together. */
  async seesPage(path: string, heading: string): Promise<void> {
    await this.sees(
      () => [
        location.pathname,
        document.querySelector('h1')?.innerText.trim(),
        document.title.startsWith(document.querySelector('h1')?.innerText.trim() ?? '?'),
        document.documentElement.dataset.hasHydrated,
      ],
      [path, heading, true, 'true'],
    )
  }

  goBack(): Promise<void> {
    return this.#engine.goBack()
  }

  goForward(): Promise<void> {
    return this.#engine.goForward()
  }

  reload(): Promise<void> {
    return this.#engine.reload()
  }

  /** Press keys one after the other; `Control+k` presses them together. */
  async press(...chords: readonly string[]): Promise<void> {
    for (const chord of chords) {
      const keys = chord.length === 1 ? [chord] : chord.split('+').map((key) => KEYS[key] ?? key)
      await this.#engine.perform({
        type: 'key',
        id: 'keyboard',
        actions: [
          ...keys.map((value) => ({ type: 'keyDown' as const, value })),
          ...keys.toReversed().map((value) => ({ type: 'keyUp' as const, value })),
        ],
      })
    }
  }

  type(text: string): Promise<void> {
    return this.press(...text)
  }

  /** Click the first visible element that a selector and a text match. */
  async click(selector: string, text = ''): Promise<void> {
    await this.#engine.perform(pointerAt(await this.#placeOf(selector, text), true))
  }

  async hover(selector: string, text = ''): Promise<void> {
    await this.#engine.perform(pointerAt(await this.#placeOf(selector, text), false))
  }

  async #placeOf(selector: string, text: string): Promise<readonly [number, number]> {
    let place: readonly number[] = []
    await expect
      .poll(
        async () => {
          const former = place
          place = await this.evaluate(placeOf, selector, text)
          // What slides in has another place a moment later.
          return place.length === 2 && place.every((value, at) => value === former[at])
        },
        { intervals: [100] },
      )
      .toBe(true)
    const [x = 0, y = 0] = place
    return [x, y]
  }

  resize(width: number, height: number): Promise<void> {
    return this.#engine.resize(width, height)
  }
}

/**
 * Runs in the page: the middle of an element on screen that nothing covers; empty if there is none.
 * `nearest` scrolls a sidebar without its page: WebKit drops one of two scrolls that are requested at once.
 */
function placeOf(selector: string, text: string): readonly number[] {
  // On a slow machine what slides in stands still before its first frame.
  const isMoving = document
    .getAnimations()
    .some(
      ({ effect, playState }) =>
        playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime),
    )
  if (isMoving) return []
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (!element.checkVisibility() || !element.textContent.includes(text)) continue
    for (const block of ['nearest', 'center'] as const) {
      element.scrollIntoView({ block, behavior: 'instant' })
      // A link that wraps has no middle, but a first line.
      const [box] = element.getClientRects()
      if (box === undefined) continue
      const x = Math.round(box.left + box.width / 2)
      const y = Math.round(box.top + box.height / 2)
      const hit = document.elementFromPoint(x, y)
      if (hit !== null && (element.contains(hit) || hit.contains(element))) return [x, y]
    }
  }
  return []
}

function pointerAt([x, y]: readonly [number, number], presses: boolean): InputSource {
  return {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y },
      ...(presses
        ? ([
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ] as const)
        : []),
    ],
  }
}

export interface EngineOptions {
  /** The browser of the project. */
  readonly engine: 'firefox' | 'webkit'
}

/** Tests with a reader whose browser starts once for each worker. */
export const test = base.extend<{ readonly reader: Reader }, EngineOptions & { started: Engine }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  started: [
    async ({ engine }, use) => {
      const start = { firefox: startFirefox, webkit: startWebKit }[engine]
      const path = { firefox: firefoxPath, webkit: webKitPath }[engine]()
      if (path === undefined) throw new Error(`No browser for the tests in ${engine}.`)
      const started = await start(path)
      await use(started)
      await started.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  reader: async ({ started, baseURL }, use) => {
    const reader = new Reader(started, baseURL ?? '')
    await reader.resize(1280, 800)
    await use(reader)
    // The next test begins without what this one stored.
    await reader.open('/learn/faq/')
    await reader.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  },
})

export { expect }
