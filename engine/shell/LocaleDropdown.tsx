import type { PageView } from '../shared/page-view.ts'
import type { NavbarItemView } from '../shared/site-view.ts'
import { Dropdown } from './Dropdown.tsx'
import { useQueryAndHash } from './use-query-and-hash.ts'

interface LocaleDropdownProps {
  readonly item: Extract<NavbarItemView, { kind: 'locales' }>
  readonly page: PageView
}

/** The same page in another language, with the query and hash the reader has. */
export function LocaleDropdown({ item, page }: LocaleDropdownProps) {
  const rest = useQueryAndHash()
  const current = item.locales.find((locale) => locale.current)
  const links = localeLinks(item, page, rest)
  return (
    <Dropdown
      label={current?.label ?? item.label}
      items={[...item.before, ...links, ...item.after]}
      page={page}
      isEnd={item.position === 'right'}
      className={item.className}
    />
  )
}

/** The page in each language. */
export function localeLinks(
  { locales, queryString }: LocaleDropdownProps['item'],
  page: PageView,
  rest: string,
) {
  const base = locales.find((locale) => locale.current)?.baseHref ?? ''
  const [search = '', hash] = rest.split('#')
  const tail = `${withQuery(search, queryString)}${hash === undefined ? '' : `#${hash}`}`
  return locales.map((locale) => ({
    kind: 'link' as const,
    label: locale.label,
    href: `${locale.baseHref}${page.href.slice(base.length)}${tail}`,
    ...(locale.current ? { active: { by: 'exact' as const, path: page.href } } : {}),
    attributes: { lang: locale.lang, target: '_self' },
  }))
}

function withQuery(search: string, added: string): string {
  const extra = added.replace(/^\?/, '')
  if (extra === '') return search
  return search === '' ? `?${extra}` : `${search}&${extra}`
}
