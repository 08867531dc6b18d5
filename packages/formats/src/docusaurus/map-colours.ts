/**
 * The theme's custom properties from a style sheet written for Docusaurus: its primary colour, which
 * is the accent here, for both colour modes. Links are text, so a colour that is too pale on the page
 * moves towards black or white until it is readable.
 *
 * @returns CSS; `undefined` if the style sheet sets no such colour
 */
export function tokensOf(css: string): string | undefined {
  const plain = css.replace(/\/\*[\s\S]*?(?:\*\/|(?![\s\S]))|\/\/.*$/gm, '')
  const light = primaryIn(plain, (selector) => /:root|html/.test(selector) && !isDark(selector))
  const dark = primaryIn(plain, isDark) ?? light
  if (light === undefined || dark === undefined) return undefined
  const [onLight, onDark] = [readable(light, WHITE), readable(dark, BLACK)]
  return `:root {
  --color-accent: light-dark(${textOf(onLight)}, ${textOf(onDark)});
  --color-accent-strong: color-mix(in oklab, var(--color-accent) 80%, var(--color-text));
  --color-accent-soft: color-mix(in srgb, var(--color-accent) 10%, var(--color-page));
  --color-on-accent: light-dark(#fff, #111);
}
`
}

type Rgb = readonly [red: number, green: number, blue: number]

const WHITE: Rgb = [255, 255, 255]
/** The page of the dark mode. */
const BLACK: Rgb = [16, 22, 21]
/** Contrast of text, by the rules for accessible content. */
const READABLE = 4.5

const isDark = (selector: string) => /data-theme=['"]?dark|\.dark\b/.test(selector)

/** The last value that a rule with such a selector gives the primary colour. */
function primaryIn(css: string, isWanted: (selector: string) => boolean): Rgb | undefined {
  const colours = [...css.matchAll(/(?<![^{};])([^{};]+)\{([^{}]*)\}/g)]
    .filter(([, selector = '']) => isWanted(selector))
    .map(([, , body = '']) => /--ifm-color-primary\s*:\s*([^;}]+)/.exec(body)?.[1])
    .map((value) => value && rgbOf(value.trim()))
    .filter((colour) => typeof colour === 'object')
  return colours.at(-1)
}

/** A colour written as `#f60`, `#ff6600`, `rgb(255, 102, 0)` or `rgb(255 102 0)`. */
function rgbOf(value: string): Rgb | undefined {
  const [, short, long] = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(value) ?? []
  const hex = long ?? short?.replace(/./g, '$&$&')
  const parts =
    hex === undefined
      ? /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/.exec(value)?.slice(1).map(Number)
      : [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const [red, green, blue] = parts ?? []
  return red === undefined || green === undefined || blue === undefined
    ? undefined
    : [red, green, blue]
}

function readable(colour: Rgb, page: Rgb): Rgb {
  const goal = luminance(page) > 0.5 ? 0 : 255
  for (let step = 0; step <= 100; step++) {
    const mixed = colour.map((part) => Math.round(part + ((goal - part) * step) / 100))
    const [red = 0, green = 0, blue = 0] = mixed
    const found: Rgb = [red, green, blue]
    if (contrast(found, page) >= READABLE) return found
  }
  return colour
}

function contrast(one: Rgb, other: Rgb): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const textOf = (colour: Rgb) =>
  `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`
