import { fillText } from '@warraq/search-dialog/shared/fill-text'
import { readStorage, watchStorage, writeStorage } from '@warraq/search-dialog/shared/storage'
import * as STORAGE_KEYS from '../../shared/browser/storage-keys.ts'
import type { DataElement } from '../browser/element-data.ts'
import { type ColorModeData, TOGGLE } from './color-mode-markup.ts'

/** The reader's choice; `system` follows the device. */
export type ColorModeChoice = 'light' | 'dark' | 'system'

/** The next choice; `system` is included only on sites that respect the device's setting. */
export function nextChoice(choice: ColorModeChoice, respectsSystem: boolean): ColorModeChoice {
  if (!respectsSystem) return choice === 'dark' ? 'light' : 'dark'
  return choice === 'system' ? 'light' : choice === 'light' ? 'dark' : 'system'
}

/**
 * Enable all `.color-mode` buttons, including those added later. Their attributes hold the names of
 * the modes, that of `system` only if the site respects the device's setting. Follows other tabs
 * and the device.
 */
export function startColorMode(): void {
  const [button] = buttons()
  if (button === undefined) return
  const { system, initial } = button.dataset
  const respectsSystem = system !== undefined
  const fallback = respectsSystem ? 'system' : (parseChoice(initial) ?? 'light')
  const device = darkDevice()

  buttons().forEach(nameButton)
  document.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>(`.${TOGGLE}`) : null
    if (pressed === null) return
    const next = nextChoice(currentChoice(), respectsSystem)
    applyChoice(next)
    // Whoever follows the device has made no choice.
    writeStorage('local', STORAGE_KEYS.theme, next === 'system' ? null : next)
    if (pressed.lastElementChild !== null) pressed.lastElementChild.textContent = pressed.title
  })
  watchStorage(STORAGE_KEYS.theme, (value) => applyChoice(parseChoice(value) ?? fallback))
  device.addEventListener('change', () => {
    if (currentChoice() === 'system') applyChoice('system')
  })
  const stored = readStorage('local', STORAGE_KEYS.theme)
  if (parseChoice(stored) === undefined) writeStorage('local', STORAGE_KEYS.theme, null)
}

function applyChoice(choice: ColorModeChoice): void {
  const root = document.documentElement
  const isDark = choice === 'dark' || (choice === 'system' && darkDevice().matches)
  root.dataset.themeChoice = choice
  root.dataset.theme = isDark ? 'dark' : 'light'
  const frame = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
  const color = isDark ? frame?.dataset.dark : frame?.dataset.light
  if (color !== undefined) frame?.setAttribute('content', color)
  buttons().forEach(nameButton)
}

type Toggle = HTMLButtonElement & DataElement<ColorModeData>

/** Set the label of a button to the current mode. */
function nameButton(button: Toggle): void {
  const choice = currentChoice()
  const { label, [choice]: mode = choice } = button.dataset
  button.disabled = false
  button.title = mode
  button.ariaLabel = fillText(label, { mode })
}

function currentChoice(): ColorModeChoice {
  return parseChoice(document.documentElement.dataset.themeChoice) ?? 'light'
}

function buttons(): NodeListOf<Toggle> {
  return document.querySelectorAll(`button.${TOGGLE}`)
}

function darkDevice(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)')
}

function parseChoice(value: string | null | undefined): ColorModeChoice | undefined {
  return value === 'light' || value === 'dark' || value === 'system' ? value : undefined
}
