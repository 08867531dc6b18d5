/** Kinds of files and requests, by their names in `policy`, with the directive for each. */
export const POLICY_DIRECTIVES = {
  scripts: 'script-src',
  styles: 'style-src',
  images: 'img-src',
  media: 'media-src',
  fonts: 'font-src',
  connect: 'connect-src',
  frames: 'frame-src',
} as const

export type PolicyKind = keyof typeof POLICY_DIRECTIVES
export const POLICY_KINDS = Object.keys(POLICY_DIRECTIVES) as readonly PolicyKind[]

/** The sources of each kind besides the site itself. */
export type PolicySources = Readonly<Record<PolicyKind, readonly string[]>>

/** Sources that stand for every server. */
const EVERY_SERVER: ReadonlySet<string> = new Set(['*', 'https:', 'http:'])

/** Whether a source stands for every server, so that the policy no longer protects readers. */
export function isEveryServer(source: string): boolean {
  return EVERY_SERVER.has(source.toLowerCase())
}

/** Whether one of the sources of a policy allows an address, as browsers decide it. */
export function allowsAddress(sources: readonly string[], { protocol, host, port }: URL): boolean {
  return sources.some((source) => {
    const [, scheme, wildcard, name, written] =
      /^([a-z]+:)\/\/(\*\.)?([^:]+)(?::(\d+|\*))?$/i.exec(source.toLowerCase()) ?? []
    if (scheme === undefined || name === undefined)
      return source === '*' || isScheme(source.toLowerCase(), protocol)
    const hostname = host.replace(/:\d+$/, '')
    const isHost = wildcard === undefined ? hostname === name : hostname.endsWith(`.${name}`)
    // A port that is absent is the one of the scheme, in which case it is not part of the address.
    const isPort = written === '*' || (written ?? '') === port || isDefault(written, protocol, port)
    return isHost && isPort && isScheme(scheme, protocol)
  })
}

/** A scheme without encryption also stands for the one with it. */
function isScheme(source: string, protocol: string): boolean {
  return source === protocol || (source === 'http:' && protocol === 'https:')
}

function isDefault(written: string | undefined, protocol: string, port: string): boolean {
  return port === '' && written === (protocol === 'https:' ? '443' : '80')
}
