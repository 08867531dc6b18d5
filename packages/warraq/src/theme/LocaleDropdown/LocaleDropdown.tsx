import { ownValue } from '@warraq/search/own-value'
import type { PageView } from '../../shared/data/page-view.ts'
import type { LocaleOption, NavbarItemView } from '../../shared/data/site-view.ts'
import { dataAttributes } from '../browser/element-data.ts'
import { Dropdown } from '../Dropdown/Dropdown.tsx'
import type { KeepingData } from '../Navbar/navbar-markup.ts'
import { part } from '../parts/part.tsx'
import { useText } from '../text/use-text.ts'

export interface LocaleDropdownProps {
  /** Id of the list. */
  readonly id: string
  readonly item: Extract<NavbarItemView, { kind: 'locales' }>
  readonly page: PageView
}

/** Links to the page in other languages; the current query and hash are kept. */
export const LocaleDropdown = part('LocaleDropdown', ({ id, item, page }: LocaleDropdownProps) => {
  const text = useText()
  const current = item.locales.find((locale) => locale.current)
  return (
    <Dropdown
      id={id}
      label={current?.label ?? item.label}
      menuLabel={text.languages}
      items={[...item.before, ...localeLinks(item, page), ...item.after]}
      page={page}
      isEnd={item.position === 'right'}
      className={item.className}
    />
  )
})

/** The page in each language; the first page of a language that lacks it. */
function localeLinks({ locales, queryString }: LocaleDropdownProps['item'], page: PageView) {
  const base = locales.find((locale) => locale.current)?.baseHref ?? ''
  const added = queryString.replace(/^\?/, '')
  const hrefIn = ({ name, baseHref }: LocaleOption) =>
    ownValue(page.languageHrefs, name) ?? `${baseHref}${page.href.slice(base.length)}`
  return locales.map((locale) => ({
    kind: 'link' as const,
    label: locale.label,
    href: `${hrefIn(locale)}${added === '' ? '' : `?${added}`}`,
    ...(locale.current ? { active: { by: 'exact' as const, path: page.href } } : {}),
    attributes: {
      lang: locale.lang,
      target: '_self',
      ...dataAttributes<KeepingData>({ keeps: added }),
    },
  }))
}
