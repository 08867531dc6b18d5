import { navigationApi } from '../../shared/navigation-api.ts'
import { onEveryPage } from '../../shared/page-shown.ts'

/** Call `listener` now, and when the address or the page on screen has changed. */
export function watchAddress(listener: () => void): void {
  navigationApi()?.addEventListener('currententrychange', listener)
  addEventListener('hashchange', listener)
  onEveryPage(listener)
}
