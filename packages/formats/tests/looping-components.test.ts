import { createElement } from 'react'
import { expect, test } from 'vitest'
import { compilePage } from '../../warraq/src/content/compile-page.ts'
import { moduleContext } from './module-context.ts'

let renders = 0
const modules = new Map([
  [
    'parts.js',
    {
      namespace: {
        Endless: () => {
          renders++
          for (;;) {}
        },
        Lamp: ({ children }: { readonly children?: string }) => createElement('b', null, children),
      },
    },
  ],
])

/** Compiles a page; code that takes a quarter of a second loops, also where many programs run. */
const compile = (text: string) =>
  compilePage(
    { file: 'a.mdx', format: 'mdx', text, firstLine: 1 },
    { ...moduleContext(undefined, modules), loopLimitMs: 250 },
  )

test('a component that loops is named once, and the page lives on', async () => {
  renders = 0
  const { page, problems } = await compile(
    "import { Endless, Lamp } from './parts.js'\n\n# Lamps\n\n<Endless /> <Lamp>lit</Lamp> <Endless />\n",
  )
  expect(page.html).toMatch(/&lt;Endless \/&gt;<\/code>\s<b>lit<\/b>\s<code/)
  expect(problems.map(({ code, found }) => `${code}: ${found}`)).toEqual([
    'mdx/component-failed: <Endless> failed: it did not end within 0.25 seconds',
  ])
  // As a part of the page, then by itself.
  expect(renders).toBe(2)
})
