import { fillText } from '@warraq/search-dialog/shared/fill-text'
import { dataAttributes } from '../browser/element-data.ts'
import { MoonIcon, SunIcon, SystemIcon } from '../Icon/icons.tsx'
import { part } from '../parts/part.tsx'
import { useSite } from '../site/use-site.ts'
import { useText } from '../text/use-text.ts'
import { type ColorModeData, TOGGLE } from './color-mode-markup.ts'

/**
 * Switches the colour mode. All icons are in the document; CSS shows the one for the current
 * choice.
 */
export const ColorModeToggle = part('ColorModeToggle', () => {
  const text = useText()
  const { respectPrefersColorScheme, defaultMode } = useSite().colorMode
  const names = { light: text.lightMode, dark: text.darkMode, system: text.systemMode }
  const mode = names[respectPrefersColorScheme ? 'system' : defaultMode]
  return (
    <button
      type="button"
      className={`icon-button ${TOGGLE}`}
      disabled
      title={mode}
      aria-label={fillText(text.switchColorMode, { mode })}
      {...dataAttributes<ColorModeData>({
        label: text.switchColorMode,
        light: names.light,
        dark: names.dark,
        system: respectPrefersColorScheme ? names.system : undefined,
        initial: defaultMode === 'light' ? undefined : defaultMode,
      })}
    >
      <SunIcon className="icon-light" />
      <MoonIcon className="icon-dark" />
      <SystemIcon className="icon-system" />
      <span className="visually-hidden" aria-live="polite" />
    </button>
  )
})
