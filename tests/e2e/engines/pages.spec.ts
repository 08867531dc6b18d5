import { titleOf } from '../built-page.ts'
import { ONE_OF_EACH_KIND } from '../routes.ts'
import { expect, test } from './reader.ts'

test('a page of each kind is shown with its heading, title and canonical, and fits the window', async ({
  reader,
}) => {
  for (const route of ONE_OF_EACH_KIND) {
    await reader.open(route)
    const seen = await reader.evaluate(() => ({
      path: location.pathname,
      heading: document.querySelector('h1')?.checkVisibility(),
      title: document.title !== '',
      canonical: new URL(document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '')
        .pathname,
      overflow: Math.max(0, document.documentElement.scrollWidth - innerWidth),
    }))
    expect(seen).toEqual({
      path: route,
      heading: true,
      title: true,
      canonical: route,
      overflow: 0,
    })
  }
})

for (const [asked, shown] of [
  ['/learn/token/index.html?a=1#supply', '/learn/token/'],
  ['/learn/glossary.html', '/learn/glossary/'],
  ['/learn/glossary', '/learn/glossary/'],
  ['/LEARN/Glossary/', '/learn/glossary/'],
] as const)
  test(`${asked} leads to ${shown}`, async ({ reader }) => {
    await reader.open(asked)
    await reader.seesPage(shown, titleOf(shown))
  })

test('an unknown address shows the not-found page with similar pages', async ({ reader }) => {
  await reader.open('/learn/glosary/')
  await reader.sees(() => document.querySelector('h1')?.textContent, 'Page not found')
  await reader.sees(
    () => document.querySelector('docs-not-found a[href="/learn/glossary/"]') !== null,
    true,
  )
})

test('without scripts a page is readable, with every tab shown', async ({ reader }) => {
  await reader.open('/learn/faq/')
  const seen = await reader.evaluate(async () => {
    // Scripts of a document that a script has parsed do not run.
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.open('GET', '/develop/')
    const loaded = new Promise((resolve) => request.addEventListener('load', resolve))
    request.send()
    await loaded
    const frame = document.createElement('iframe')
    frame.width = '1280'
    document.body.append(frame)
    const root = request.responseXML?.documentElement
    if (root) frame.contentDocument?.documentElement.replaceWith(root)
    const inside = frame.contentDocument
    const visible = (selector: string) =>
      [...(inside?.querySelectorAll(selector) ?? [])].map((element) => element.checkVisibility())
    const result = {
      hydrated: inside?.documentElement.dataset.hasHydrated,
      heading: visible('h1'),
      panels: new Set(visible('[role="tabpanel"]')).size,
      firstPanel: visible('[role="tabpanel"]')[1],
      copyButtons: visible('.copy-button').filter(Boolean).length,
    }
    frame.remove()
    return result
  })
  expect(seen).toEqual({
    hydrated: 'false',
    heading: [true],
    panels: 1,
    firstPanel: true,
    copyButtons: 0,
  })
})

test('in print the shell is hidden and closed blocks are shown', async ({ reader }) => {
  await reader.open('/develop/')
  await reader.evaluate(() => {
    const sheet = document.querySelector<HTMLLinkElement>('link[media="print"]')
    sheet?.setAttribute('media', 'all')
  })
  await reader.sees(
    () =>
      ['.navbar', '.sidebar', 'h1', '[role="tabpanel"][hidden]'].map((selector) =>
        document.querySelector(selector)?.checkVisibility(),
      ),
    [false, false, true, true],
  )
})
