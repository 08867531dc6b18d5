import type { PageView } from '../../shared/data/page-view.ts'
import type { NavbarComponentView } from '../../shared/data/site-view.ts'
import { useSitePart } from '../parts/part.tsx'

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
  readonly item: NavbarComponentView
}

/** An item of a custom kind: a component in `navbar/` of the site's theme folder. */
export function NavbarComponent({ item, page }: NavbarComponentSource) {
  const Shown = useSitePart<NavbarComponentProps>(`navbar/${item.component}`)
  return Shown === undefined ? null : <Shown options={item.options} page={page} />
}
