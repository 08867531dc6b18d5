import { styleClass } from '@warraq/markup/style-declarations'
import { expect, test } from 'vitest'
import { pageStylesOf } from '../../theme/Document/page-styles.ts'
import { withContentStyles } from './content-styles.ts'

type Given = Parameters<typeof withContentStyles>

/** The parts of a bundle and of a site that count here. */
const bundle = { pageStyles: [{ name: '0', when: ['kbd'], css: 'kbd{}' }] } as unknown as Given[0]
const site = (docs: readonly (readonly string[])[], plain: readonly string[] = []) =>
  ({
    linked: { compiledDocs: docs.map((styles) => ({ compiled: { styles } })) },
    compiled: { plain: [{ compiled: { styles: plain } }] },
  }) as unknown as Given[1][number]

test('the styles of all pages and languages are one sheet, for pages with one of the classes', () => {
  const sites = [site([['color:red'], ['margin:0', 'color:red']]), site([], ['width:2px'])]
  const { pageStyles } = withContentStyles(bundle, sites)
  const [, sheet] = pageStyles
  expect(pageStyles).toHaveLength(2)
  expect(sheet?.css).toBe(
    ['color:red', 'margin:0', 'width:2px']
      .map((text) => `.${styleClass(text)}:not(#_){${text}}`)
      .join(''),
  )
  expect(pageStylesOf(`<p class="a ${styleClass('margin:0')}">`, pageStyles)).toEqual([sheet])
  expect(pageStylesOf('<p class="a">', pageStyles)).toEqual([])
})

test('a site without such styles keeps its bundle', () => {
  expect(withContentStyles(bundle, [site([[]])])).toBe(bundle)
})
