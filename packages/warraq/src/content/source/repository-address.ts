import { ownValue } from '@warraq/search/own-value'
/** Addresses at which the host of a repository shows its files; a path is appended. */
export interface RepositoryAddress {
  readonly file: string
  readonly folder: string
}

/**
 * The addresses of a repository, from a remote of git or the field `repository` of package.json;
 * `undefined` for a host whose addresses are not known, and for a local path.
 *
 *     git@github.com:org/name.git            https://github.com/org/name/blob/HEAD/
 *     https://user:secret@gitlab.com/a/b/c   https://gitlab.com/a/b/c/-/blob/HEAD/
 *     bitbucket:org/name                     https://bitbucket.org/org/name/src/HEAD/
 * @param branch name of the default branch, for hosts that do not understand `HEAD`
 */
export function repositoryAddress(remote: string, branch = 'main'): RepositoryAddress | undefined {
  const place = placeIn(remote.trim())
  if (place === undefined) return undefined
  const { host, path } = place
  const form = FORMS.find(({ hosts }) => hosts.test(host))
  if (form === undefined) return undefined
  const at = (kind: 'file' | 'folder') =>
    `https://${host}/${path}/${form[kind].replace('BRANCH', encodeURIComponent(branch))}`
  return { file: at('file'), folder: at('folder') }
}

const FORMS = [
  { hosts: /(?:^|\.)github\./, file: 'blob/HEAD/', folder: 'tree/HEAD/' },
  { hosts: /gitlab/, file: '-/blob/HEAD/', folder: '-/tree/HEAD/' },
  { hosts: /^bitbucket\.org$/, file: 'src/HEAD/', folder: 'src/HEAD/' },
  {
    hosts: /^codeberg\.org$|gitea|forgejo/,
    file: 'src/branch/BRANCH/',
    folder: 'src/branch/BRANCH/',
  },
  { hosts: /^git\.sr\.ht$/, file: 'tree/HEAD/item/', folder: 'tree/HEAD/item/' },
] as const

/** Hosts by the names that package.json has for them. */
const SHORT_HOSTS: Readonly<Record<string, string>> = {
  github: 'github.com',
  gitlab: 'gitlab.com',
  bitbucket: 'bitbucket.org',
}

/** Host and path of a repository, without credentials and port. */
function placeIn(remote: string): { readonly host: string; readonly path: string } | undefined {
  const [, short = 'github', name] = /^(?:(\w+):)?((?!\.)[\w.~-]+\/[\w.-]+)$/.exec(remote) ?? []
  const shortHost = ownValue(SHORT_HOSTS, short)
  if (name !== undefined && shortHost !== undefined) return placeOf(shortHost, name)
  const [, sshHost, sshPath] =
    /^(?:[\w.-]+@)?([\w-]+(?:\.[\w-]+)+):(?!\/\/)(.+)$/.exec(remote) ?? []
  if (sshHost !== undefined && sshPath !== undefined) return placeOf(sshHost, sshPath)
  const address = remote.replace(/^git\+/, '')
  if (!/^(?:https?|ssh|git):\/\//.test(address) || !URL.canParse(address)) return undefined
  const { hostname, pathname } = new URL(address)
  return placeOf(hostname, decodeURI(pathname))
}

function placeOf(host: string, path: string) {
  const clean = path.replace(/^\/+|(?<!\/)\/+$/g, '').replace(/\.git$/, '')
  return clean === '' ? undefined : { host: host.toLowerCase(), path: encodeURI(clean) }
}
