import { attributeOf, type HtmlElement, hasClass } from './parse-html.ts'

/** Controls and their names, pictures, and code that runs. */
const TAGS = new Set(
  'button input label output script select style svg template textarea'.split(' '),
)
/** The strip says about a page when it was checked and how long it takes. */
const CLASSES = ['heading-anchor', 'filter-bar', 'page-strip', 'page-tools', 'mobile-outline']

/** Whether an element belongs to the interface of a page and not to what it says. */
export function isInterface(element: HtmlElement): boolean {
  return (
    TAGS.has(element.tag) ||
    attributeOf(element, 'role') === 'tablist' ||
    CLASSES.some((name) => hasClass(element, name))
  )
}
