import { useEffect, useState } from 'react'
import { fillText } from '../shared/fill-text.ts'
import type { ColorModeView } from '../shared/site-view.ts'
import {
  type ColorModeChoice,
  chooseMode,
  currentChoice,
  nextChoice,
  watchMode,
} from './color-mode.ts'
import { MoonIcon, SunIcon, SystemIcon } from './icons.tsx'
import { useMounted } from './use-mounted.ts'
import { useText } from './use-text.ts'

/** Switches the colour mode. All icons are in the document; CSS shows the one of the choice. */
export function ColorModeToggle({ colorMode }: { readonly colorMode: ColorModeView }) {
  const text = useText()
  const isMounted = useMounted()
  const [choice, setChoice] = useState<ColorModeChoice>(
    colorMode.respectPrefersColorScheme ? 'system' : colorMode.defaultMode,
  )
  useEffect(() => {
    setChoice(currentChoice())
    return watchMode(colorMode, setChoice)
  }, [colorMode])
  const mode = { light: text.lightMode, dark: text.darkMode, system: text.systemMode }[choice]
  const change = () => {
    const next = nextChoice(choice, colorMode.respectPrefersColorScheme)
    chooseMode(next)
    setChoice(next)
  }
  return (
    <button
      type="button"
      className="icon-button color-mode"
      disabled={!isMounted}
      title={mode}
      aria-label={fillText(text.switchColorMode, { mode })}
      onClick={change}
    >
      <SunIcon className="icon-light" />
      <MoonIcon className="icon-dark" />
      <SystemIcon className="icon-system" />
      <span className="visually-hidden" aria-live="polite">
        {isMounted ? mode : ''}
      </span>
    </button>
  )
}
