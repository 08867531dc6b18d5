import { navigationApi } from '../../shared/navigation-api.ts'
import { onPageShown } from '../../shared/page-shown.ts'

/** Call `onChange` when the address or the page on screen has changed. */
export function watchAddress(onChange: () => void): void {
  const navigation = navigationApi()
  navigation?.addEventListener('currententrychange', onChange)
  addEventListener('hashchange', onChange)
  onPageShown(onChange)
}
