import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding, WarraqPlugin } from 'warraq/plugin'
import { lineIndex } from 'warraq/plugin'

/** Least contrast of text of the usual size, WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5

/** Colours of texts, each with the surfaces on which the theme shows it. */
const TEXT_ON: Readonly<Record<string, readonly string[]>> = {
  text: ['page', 'raised', 'code', 'code-head', 'accent-soft'],
  soft: ['page', 'raised', 'code', 'code-head'],
  accent: ['page', 'raised', 'code', 'accent-soft'],
  'accent-strong': ['page', 'raised', 'accent-soft'],
}

const SCHEMES = ['light', 'dark'] as const

type Colour = readonly [light: string, dark: string]

/**
 * Checks that the colours of the site can be read on one another, before a browser looks.
 * @param file style sheet with the colours, as `--color-name: light-dark(#rrggbb, #rrggbb);`
 */
export function readablePalette(file: string): WarraqPlugin {
  return {
    name: 'readable-palette',
    checks: [
      {
        name: 'palette',
        severity: 'throw',
        run: (_, { root }) => paletteFaults(file, readFileSync(join(root, file), 'utf8')),
      },
    ],
  }
}

const DECLARATION = /--color-([\w-]+)\s*:\s*([^;{}]*)/g
const COLOUR = /^(?:light-dark\(\s*(#[\da-f]{6})\s*,\s*(#[\da-f]{6})\s*\)|(#[\da-f]{6}))$/i

/** What a style sheet with colours gets wrong. */
export function paletteFaults(file: string, css: string): Finding[] {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/\S/g, ' '))
  const lineAt = lineIndex(text)
  const declared = new Map<string, { readonly value: string; readonly line: number }>()
  for (const { 1: name = '', 2: value = '', index } of text.matchAll(DECLARATION))
    declared.set(name, { value: value.trim(), line: lineAt(index) + 1 })
  const colours = new Map<string, { readonly colour: Colour; readonly line: number }>()
  const unreadable: Finding[] = []
  for (const name of new Set(Object.entries(TEXT_ON).flat(2))) {
    const { value, line } = declared.get(name) ?? {}
    const [, light, dark, both] = COLOUR.exec(value ?? '') ?? []
    const colour = [light ?? both, dark ?? both] as const
    if (line !== undefined && isRead(colour)) colours.set(name, { colour, line })
    else
      unreadable.push({
        code: 'palette/no-colour',
        file,
        ...(line === undefined ? {} : { line }),
        found: value === undefined ? `no --color-${name}` : `--color-${name}: ${value}`,
        expected: `--color-${name}: light-dark(#rrggbb, #rrggbb);`,
        fix: 'write two colours of six digits so, or #rrggbb for both: this check compares no others',
      })
  }
  const unclear = Object.entries(TEXT_ON).flatMap(([name, surfaces]) =>
    surfaces.flatMap((surface) => {
      const [text, below] = [colours.get(name), colours.get(surface)]
      if (text === undefined || below === undefined) return []
      return SCHEMES.flatMap((scheme, at): Finding[] => {
        const contrast = contrastOf(text.colour[at] ?? '', below.colour[at] ?? '')
        if (contrast >= LEAST_CONTRAST) return []
        return [
          {
            code: 'palette/low-contrast',
            ...{ file, line: text.line },
            found: `${name} on ${surface}, ${scheme}: ${contrast.toFixed(2)} to 1`,
            expected: `at least ${LEAST_CONTRAST} to 1, so that readers with weak sight can read it`,
            fix: `make the ${scheme} colour of ${name} ${scheme === 'light' ? 'darker' : 'lighter'}, or change that of ${surface}`,
          },
        ]
      })
    }),
  )
  return [...unreadable, ...unclear]
}

const isRead = (colour: readonly (string | undefined)[]): colour is Colour =>
  !colour.includes(undefined)

/** Contrast of two colours, from 1 to 21. */
function contrastOf(one: string, other: string): number {
  const [lower = 0, higher = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b)
  return (higher + 0.05) / (lower + 0.05)
}

/** Relative luminance of `#rrggbb`. */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
