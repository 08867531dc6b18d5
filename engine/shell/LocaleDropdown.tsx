import type { PageView } from '../shared/page-view.ts'
import type { NavbarItemView } from '../shared/site-view.ts'
import { Dropdown } from './Dropdown.tsx'
import { useMounted } from './use-mounted.ts'

interface LocaleDropdownProps {
  readonly item: Extract<NavbarItemView, { kind: 'locales' }>
  readonly page: PageView
}

/** The same page in another language, with the query and hash the reader has. */
export function LocaleDropdown({ item, page }: LocaleDropdownProps) {
  const isMounted = useMounted()
  const rest = isMounted
    ? `${withQuery(location.search, item.queryString)}${location.hash}`
    : item.queryString
  const current = item.locales.find((locale) => locale.current)
  const inLocale =
    current === undefined
      ? page.href
      : page.href.slice(new URL(current.baseHref, 'http://x').pathname.length)
  const links = item.locales.map((locale) => ({
    kind: 'link' as const,
    label: locale.label,
    href: `${locale.baseHref}${inLocale}${rest}`,
    attributes: {
      lang: locale.lang,
      target: '_self',
      ...(locale.current ? { class: 'is-active' } : {}),
    },
  }))
  return (
    <Dropdown
      label={current?.label ?? item.label}
      items={[...item.before, ...links, ...item.after]}
      page={page}
      isEnd={item.position === 'right'}
    />
  )
}

function withQuery(search: string, added: string): string {
  const extra = added.replace(/^\?/, '')
  if (extra === '') return search
  return search === '' ? `?${extra}` : `${search}&${extra}`
}
