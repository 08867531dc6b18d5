import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLinkWatcher } from './watch-links.ts'

interface Link {
  readonly href: string
  readonly rel: string
}

/** Compressed bytes of the payloads fetched so far. */
let sizes: number[]
let links: readonly Link[]
/** Scroll links into view or out of it. */
let scroll: (isIntersecting: boolean, ...targets: readonly Link[]) => void

beforeEach(() => {
  vi.useFakeTimers()
  sizes = []
  links = []
  vi.stubGlobal('window', {})
  vi.stubGlobal('document', { readyState: 'complete', querySelectorAll: () => links })
  vi.stubGlobal('performance', {
    now: () => 0,
    getEntriesByType: () =>
      sizes.map((encodedBodySize) => ({ name: 'https://a.example/page.json', encodedBodySize })),
  })
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observed = new Set<Link>()
      constructor(tell: (entries: readonly object[]) => void) {
        scroll = (isIntersecting, ...targets) =>
          tell(
            targets
              .filter((target) => this.observed.has(target))
              .map((target) => ({ isIntersecting, target })),
          )
      }
      observe = (link: Link) => this.observed.add(link)
      unobserve = (link: Link) => this.observed.delete(link)
      disconnect = () => this.observed.clear()
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const linkTo = (href: string, rel = ''): Link => ({ href, rel })
const textLinks = (count: number) => Array.from({ length: count }, (_, at) => linkTo(`/${at}/`))

/** Watches the links; each page that it fetches has a size. */
function watch(size = 5_000) {
  const fetched: string[] = []
  const show = createLinkWatcher((href) => {
    fetched.push(href)
    sizes.push(size)
    return Promise.resolve()
  })
  show()
  return { fetched, show }
}

test('prefetches what stays in view until the browser is idle', async () => {
  const [near, passed, below] = [linkTo('/a/'), linkTo('/b/'), linkTo('/c/')]
  links = [near, passed, below]
  const { fetched } = watch()
  scroll(true, near, passed)
  scroll(false, passed)
  expect(fetched).toEqual([])
  await vi.runAllTimersAsync()
  expect(fetched).toEqual(['/a/'])
  scroll(true, below)
  await vi.runAllTimersAsync()
  expect(fetched).toEqual(['/a/', '/c/'])
})

test('text links stop at a number of pages, neighbours do not', async () => {
  const neighbours = [linkTo('/p/', 'prev'), linkTo('/n/', 'next')]
  links = [...textLinks(20), ...neighbours]
  const { fetched } = watch()
  scroll(true, ...links.slice(0, 20))
  await vi.runAllTimersAsync()
  expect(fetched).toEqual(['/0/', '/1/', '/2/', '/3/'])
  scroll(true, ...neighbours)
  await vi.runAllTimersAsync()
  expect(fetched.slice(4)).toEqual(['/p/', '/n/'])
})

test('text links stop at a number of bytes; the next page on screen has its own budget', async () => {
  links = textLinks(20)
  const { fetched, show } = watch(15_000)
  scroll(true, ...links)
  await vi.runAllTimersAsync()
  expect(fetched).toEqual(['/0/', '/1/'])
  show()
  scroll(true, ...links)
  await vi.runAllTimersAsync()
  expect(fetched).toHaveLength(4)
})

test('a link with nothing to fetch takes no room', async () => {
  links = textLinks(6)
  const fetched: string[] = []
  createLinkWatcher((href) => {
    if (href === '/0/') return false
    fetched.push(href)
    return Promise.resolve()
  })()
  scroll(true, ...links)
  await vi.runAllTimersAsync()
  expect(fetched).toEqual(['/1/', '/2/', '/3/', '/4/'])
})
