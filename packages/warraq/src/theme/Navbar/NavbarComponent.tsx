import type { PageView } from '../../shared/data/page-view.ts'
import type { NavbarComponentView, PlacedNavbarItem } from '../../shared/data/site-view.ts'
import { useSitePart } from '../parts/part.tsx'
import { WrittenItem, writtenItemOf } from './navbar-item-failed.ts'

/** Props of a site's own kind of navbar item. */
export interface NavbarComponentProps<Options = Readonly<Record<string, unknown>>> {
  /**
   * `options` of the item in the configuration; for a kind from a plugin, the result of its
   * `options` hook.
   */
  readonly options: Options
  readonly page: PageView
}

interface NavbarComponentSource extends Omit<NavbarComponentProps, 'options'> {
  readonly item: NavbarComponentView & PlacedNavbarItem
}

/** An item of a custom kind: a component in `navbar/` of the site's theme folder. */
export function NavbarComponent({ item, page }: NavbarComponentSource) {
  const Shown = useSitePart<NavbarComponentProps>(`navbar/${item.component}`)
  if (Shown === undefined) return null
  return (
    <WrittenItem value={writtenItemOf(item)}>
      <Shown options={item.options} page={page} />
    </WrittenItem>
  )
}
