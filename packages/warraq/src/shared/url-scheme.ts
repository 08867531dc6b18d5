/** Schemes that link to another place and run no code; addresses without a scheme are paths. */
const HARMLESS = new Set('http https mailto tel sms ftp irc xmpp magnet pathname'.split(' '))
/** Schemes whose address is itself a page, a script or a file of the reader. */
export const RUNNING_SCHEMES: ReadonlySet<string> = new Set(
  'about blob data file filesystem javascript jar livescript mocha vbscript view-source'.split(' '),
)

/**
 * Scheme of an address as a browser parses it, in lower case and without its colon: leading spaces
 * and control characters, and line ends and tabs anywhere, are ignored. `undefined` for a path.
 */
function schemeOf(url: string): string | undefined {
  const plain = url.replace(/^[\0- ]+/, '').replace(/[\t\n\r]/g, '')
  return /^([a-z][a-z\d+.-]*):/i.exec(plain)?.[1]?.toLowerCase()
}

/**
 * Whether content may contain an address.
 * @param others additional schemes from the configuration: `vscode:`
 */
export function isHarmlessUrl(url: string, others: ReadonlySet<string> = new Set()): boolean {
  const scheme = schemeOf(url)
  return scheme === undefined || HARMLESS.has(scheme) || others.has(`${scheme}:`)
}

/** Whether a URL is a data URI of a raster image. */
export function isPixelData(url: string): boolean {
  return /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[\w+/=]*$/.test(url)
}

/** Whether a URL is a data URI of an SVG image. */
export function isDrawingData(url: string): boolean {
  return /^data:image\/svg\+xml(?:;base64)?,[\w+/=%.,~!*'()-]*$/.test(url)
}
