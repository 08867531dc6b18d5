import { fetchText } from '../shared/browser/fetch-text.ts'
import { DEV_FRAME_STYLE, DEV_STYLES_PATH } from '../shared/data/dev-message.ts'
import { adoptedStyles } from './head.ts'

let swapping: Promise<void> = Promise.resolve()

/**
 * Take the current style sheets from the development server, in the order of the former ones. One
 * swap follows the other, so that the newest styles come last.
 */
export function swapStyles(): void {
  swapping = swapping.then(swap).catch((cause: unknown) => console.error(cause))
}

async function swap(): Promise<void> {
  const [site] = document.head.querySelectorAll(`style, ${linkTo(DEV_FRAME_STYLE)}`)
  const forPages = document.head.querySelectorAll<HTMLElement>('[data-page][data-name]')
  const swaps = [...forPages].map((element) => swapElement(element, element.dataset.name ?? ''))
  if (site !== undefined) swaps.push(swapElement(site, DEV_FRAME_STYLE))
  const texts = [...adoptedStyles()].map(async ([name, sheet]) => {
    sheet.replaceSync(await fetchText(hrefOf(name)))
  })
  await Promise.all([...swaps, ...texts])
}

/** The policy of a document allows only the style elements it came with, but all style files. */
async function swapElement(former: Element, name: string): Promise<void> {
  // biome-ignore lint/plugin: no reader sees a link to a style sheet.
  const link = document.createElement('link')
  for (const { name: attribute, value } of former.attributes) link.setAttribute(attribute, value)
  link.rel = 'stylesheet'
  // Another address each time, or the browser takes the file that it has.
  link.href = `${hrefOf(name)}?${Date.now()}`
  const isLoaded = new Promise<boolean>((resolve) => {
    link.onload = () => resolve(true)
    link.onerror = () => resolve(false)
  })
  former.after(link)
  if (await isLoaded) former.remove()
  else link.remove()
}

function hrefOf(name: string): string {
  return `${DEV_STYLES_PATH}${name}.css`
}

function linkTo(name: string): string {
  return `link[href^="${hrefOf(name)}"]`
}
