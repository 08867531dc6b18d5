import type { ColorModeView } from '../shared/site-view.ts'
import { readStorage, STORAGE_KEYS, watchStorage, writeStorage } from '../shared/storage.ts'

/** What the reader chose; `system` follows the device. */
export type ColorModeChoice = 'light' | 'dark' | 'system'

/** The choice after this one: the device takes part only on sites that respect it. */
export function nextChoice(choice: ColorModeChoice, respectsSystem: boolean): ColorModeChoice {
  if (!respectsSystem) return choice === 'dark' ? 'light' : 'dark'
  return choice === 'system' ? 'light' : choice === 'light' ? 'dark' : 'system'
}

/** The choice the document shows now. */
export function currentChoice(): ColorModeChoice {
  return parseChoice(document.documentElement.dataset.themeChoice) ?? 'light'
}

/** Show a choice and remember it. */
export function chooseMode(choice: ColorModeChoice): void {
  applyChoice(choice)
  writeStorage('local', STORAGE_KEYS.theme, choice)
}

/** Follow other tabs and, while the choice is `system`, the device; `onChange` hears of every change. */
export function watchMode(
  options: ColorModeView,
  onChange: (choice: ColorModeChoice) => void,
): () => void {
  const fallback: ColorModeChoice = options.respectPrefersColorScheme
    ? 'system'
    : options.defaultMode
  const show = (choice: ColorModeChoice) => {
    applyChoice(choice)
    onChange(choice)
  }
  const stopStorage = watchStorage(STORAGE_KEYS.theme, (value) =>
    show(parseChoice(value) ?? fallback),
  )
  const device = matchMedia('(prefers-color-scheme: dark)')
  const onDevice = () => {
    if (currentChoice() === 'system') show('system')
  }
  device.addEventListener('change', onDevice)
  if (
    parseChoice(readStorage('local', STORAGE_KEYS.theme)) === undefined &&
    readStorage('local', STORAGE_KEYS.theme) !== null
  ) {
    writeStorage('local', STORAGE_KEYS.theme, null)
  }
  return () => {
    stopStorage()
    device.removeEventListener('change', onDevice)
  }
}

function applyChoice(choice: ColorModeChoice): void {
  const root = document.documentElement
  const isDark =
    choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.themeChoice = choice
  root.dataset.theme = isDark ? 'dark' : 'light'
  const frame = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  const color = isDark ? frame?.dataset.dark : frame?.dataset.light
  if (color !== undefined) frame?.setAttribute('content', color)
}

function parseChoice(value: string | null | undefined): ColorModeChoice | undefined {
  return value === 'light' || value === 'dark' || value === 'system' ? value : undefined
}
