import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finding, WarraqPlugin } from 'warraq/plugin'

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

const DECLARATION = /^\s*--color-([\w-]+):\s*(?:light-dark\((#[\da-f]{6}),\s*(#[\da-f]{6})\);)?/i

/** What a style sheet with colours gets wrong. */
export function paletteFaults(file: string, css: string): Finding[] {
  const colours = new Map<string, { readonly colour: Colour; readonly line: number }>()
  const unreadable: Finding[] = []
  for (const [index, content] of css.split('\n').entries()) {
    const [, name, light, dark] = DECLARATION.exec(content) ?? []
    const line = index + 1
    if (name === undefined) continue
    if (light !== undefined && dark !== undefined)
      colours.set(name, { colour: [light, dark], line })
    else
      unreadable.push({
        code: 'palette/no-colour',
        ...{ file, line },
        found: content.trim(),
        expected: `--color-${name}: light-dark(#rrggbb, #rrggbb);`,
        fix: 'write both colours so: browsers drop a declaration that they cannot read',
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
