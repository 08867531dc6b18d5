/** Schemes that lead to another place and run nothing; addresses without one are paths. */
const HARMLESS = new Set('http https mailto tel sms ftp irc xmpp magnet pathname'.split(' '))
/** Schemes whose address is itself a page, a script or a file of the reader. */
export const RUNNING_SCHEMES: ReadonlySet<string> = new Set(
  'about blob data file filesystem javascript jar livescript mocha vbscript view-source'.split(' '),
)

/**
 * Scheme of an address as a browser reads it, in lower case and without its colon: spaces and
 * controls in front, and line ends and tabs anywhere, do not count. `undefined` for a path.
 */
function schemeOf(url: string): string | undefined {
  const plain = url.replace(/^[\0- ]+/, '').replace(/[\t\n\r]/g, '')
  return /^([a-z][a-z\d+.-]*):/i.exec(plain)?.[1]?.toLowerCase()
}

/**
 * Whether an address of content may stand on a page.
 * @param others further schemes, as the configuration names them: `vscode:`
 */
export function isHarmlessUrl(url: string, others: ReadonlySet<string> = new Set()): boolean {
  const scheme = schemeOf(url)
  return scheme === undefined || HARMLESS.has(scheme) || others.has(`${scheme}:`)
}

/** A picture of pixels in the address itself. */
export function isPixelData(url: string): boolean {
  return /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[\w+/=]*$/.test(url)
}

/** A drawing in the address itself. */
export function isDrawingData(url: string): boolean {
  return /^data:image\/svg\+xml(?:;base64)?,[\w+/=%.,~!*'()-]*$/.test(url)
}
