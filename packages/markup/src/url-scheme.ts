/**
 * Schemes that name another place or open another program, and run no code on the page; addresses
 * without a scheme are paths.
 */
const HARMLESS = new Set(
  `http https ws wss tcp udp ftp ftps sftp ssh git svn rsync s3 gs ipfs ipns ar magnet ed2k written
  mailto tel callto sms mms geo irc ircs xmpp matrix nostr sip sips skype tg whatsapp signal slack discord zoommtg
  grpc grpcs unix amqp amqps mqtt mqtts nats kafka redis rediss postgres postgresql mysql mongodb ldap ldaps
  rtmp rtsp stun turn dns docker oci urn doi did at acct web3
  bitcoin ethereum litecoin dogecoin monero lightning lnurl cosmos solana near polkadot tezos ton ton-keeper tonkeeper
  keplr keplrwallet leap leapcosmoswallet cosmostation metamask trust wc rainbow phantom coinbase cbwallet
  okx okxwallet zerion safe ledgerlive uniswap imtokenv2 tpoutside pathname`.split(/\s+/),
)
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

/** The address that `pathname://` stands before, which the output contains in its place. */
function finalForm(url: string): string {
  return url.replace(/^(?:[\0- ]*pathname:\/\/)+/i, '')
}

/** Whether an address, in the form that the output would contain, may run code or read a file. */
export function runsCode(url: string): boolean {
  const final = finalForm(url)
  const scheme = schemeOf(final)
  if (scheme === undefined) return false
  // Some browsers take a feed for the address that follows.
  if (scheme === 'feed') return runsCode(final.slice(final.indexOf(':') + 1))
  return RUNNING_SCHEMES.has(scheme)
}

/**
 * Whether content may contain an address.
 * @param others additional schemes from the configuration: `vscode:`
 */
export function isHarmlessUrl(url: string, others: ReadonlySet<string> = new Set()): boolean {
  const scheme = schemeOf(finalForm(url))
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
