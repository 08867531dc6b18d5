import { defaultUiText } from '../theme/text/ui-text.ts'
import { TextContext } from '../theme/text/use-text.ts'
import type { IslandComponent } from './mount-island.tsx'

/** A component with the theme's texts in the language of the page; `json`: those not English. */
export function withText(Component: IslandComponent, json: string): IslandComponent {
  const text = { ...defaultUiText, ...JSON.parse(json) }
  return (props) => (
    <TextContext value={text}>
      <Component {...props} />
    </TextContext>
  )
}
