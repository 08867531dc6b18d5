import { expect, test } from 'vitest'
import { defineConfig } from './define-config.ts'
import { parseConfig } from './parse-config.ts'

declare module '../plugins/navbar-item-kinds.ts' {
  interface NavbarItemKinds {
    network: { readonly name: string }
  }
}

const base = {
  title: 'T',
  url: 'https://x.org',
  sections: [{ id: 'docs', path: 'content', route: '/docs/' }],
}

test('types refuse what the schema refuses', () => {
  const written = defineConfig({
    ...base,
    navbar: {
      items: [
        { label: 'A', to: '/a', 'data-a': 'x' },
        { type: 'network', name: 'Testnet', position: 'left' },
        // @ts-expect-error The field is "docId".
        { type: 'doc', docIdd: 'a' },
        // @ts-expect-error The field is "label".
        { lable: 'A', to: '/a' },
        // @ts-expect-error No item inside a dropdown has a position.
        { label: 'A', items: [{ label: 'B', to: '/b', position: 'left' }] },
      ],
    },
    // @ts-expect-error The field is "label".
    footer: { links: [{ lable: 'A', to: '/a' }] },
  })
  const { problems } = parseConfig(written, 'docs.config.ts')
  expect(problems.map((problem) => problem.trim().split('\n')[0])).toEqual([
    'navbar.items[2].docId',
    'navbar.items[2].docIdd',
    'navbar.items[3].lable',
    'navbar.items[4].items[0].position',
    'footer.links[0].lable',
  ])
})

test('an item of a plugin keeps its fields', () => {
  const item = { type: 'network', name: 'Testnet' }
  const { config, problems } = parseConfig({ ...base, navbar: { items: [item] } }, 'docs.config.ts')
  expect(problems).toEqual([])
  expect(config.navbar.items).toEqual([item])
})
