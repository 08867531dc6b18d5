import { type ContentCheck, type ExternalLink, externalLinks, type Finding } from 'warraq/plugin'
import { askLink, type LinkAnswer } from './ask-link.ts'
import { readKnownLinks, writeKnownLinks } from './known-links.ts'

/** Asks whether the pages of other sites are there, and remembers the good answers for a week. */
export function externalLinkCheck(severity: ContentCheck['severity']): ContentCheck {
  let summary = ''
  return {
    name: 'links to other sites',
    severity,
    isExternal: true,
    run: async (pages, { cacheDir }) => {
      const now = new Date()
      const known = readKnownLinks(cacheDir, now)
      // Without its origins a page is named with lines of its source, as in every finding.
      const links = externalLinks(pages.map(({ file, compiled }) => ({ file, compiled })))
      const result = await checkExternal(links, {
        ask: askLink,
        known: new Set(Object.keys(known)),
      })
      const { findings, good, asked, undecided } = result
      writeKnownLinks(cacheDir, { known, good, now })
      const refused = undecided === 0 ? '' : `, of which ${undecided} refused to answer a program`
      summary = `${asked} ${asked === 1 ? 'page' : 'pages'} of other sites asked for${refused}`
      return findings
    },
    summary: () => summary,
  }
}

export interface ExternalCheck {
  readonly ask: (url: string) => Promise<LinkAnswer>
  /** Addresses, without fragments, that answered recently. */
  readonly known: ReadonlySet<string>
}

/** Hosts that are asked at the same time; each of them gets one request after the other. */
const HOSTS_AT_ONCE = 8

/** Ask the sites that pages link to, and find the links that lead nowhere. */
export async function checkExternal(
  links: ReadonlyMap<string, readonly ExternalLink[]>,
  check: ExternalCheck,
) {
  const queue = [...links].filter(([host]) => !PRIVATE.test(host)).map(([, entries]) => entries)
  const answers = new Map<string, LinkAnswer>()
  const next = queue.values()
  const worker = async () => {
    for (const entries of next) await askHost(entries, check, answers)
  }
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, worker))
  const all = [...links.values()].flat()
  return {
    findings:
      noNetwork([...answers.values()]) ??
      all.flatMap((link) => findingsOf(link, answers.get(addressOf(link.url)))),
    /** Addresses that answered well now. */
    good: [...answers].filter(([, answer]) => isGood(answer)).map(([url]) => url),
    asked: answers.size,
    /** Number of addresses whose server does not answer programs. */
    undecided: [...answers.values()].filter((answer) => !isGood(answer) && !isBroken(answer))
      .length,
  }
}

async function askHost(
  entries: readonly ExternalLink[],
  { ask, known }: ExternalCheck,
  answers: Map<string, LinkAnswer>,
): Promise<void> {
  for (const url of new Set(entries.map((link) => addressOf(link.url)))) {
    if (known.has(url)) continue
    const answer = await ask(url)
    answers.set(url, answer)
    // A server that wants fewer requests gets no more of them.
    if ('status' in answer && answer.status === 429) return
  }
}

/** Names for examples and private networks, where no server answers. */
const PRIVATE =
  /^(?:localhost|.*\.(?:localhost|local|internal|test|invalid|example)|(?:.*\.)?example\.(?:com|net|org)|(?:0|10|127|169\.254|192\.168|172\.(?:1[6-9]|2\d|3[01]))\.[\d.]+|\[.*\])(?::\d+)?$/

function addressOf(url: string): string {
  return url.replace(/#.*$/s, '')
}

function isGood(answer: LinkAnswer): boolean {
  return 'status' in answer && answer.status < 400
}

/** One finding in place of many, if not one of several sites answers. */
function noNetwork(answers: readonly LinkAnswer[]): Finding[] | undefined {
  const failures = answers.flatMap((answer) => ('failure' in answer ? [answer.failure] : []))
  const [first] = failures
  if (first === undefined || answers.length < 2 || failures.length < answers.length)
    return undefined
  return [
    {
      code: 'link/external-unreachable',
      file: '.',
      found: `none of ${answers.length} pages of other sites: ${first}`,
      expected: 'a network that reaches other sites',
      fix: 'check the connection of this machine, and run the check again',
    },
  ]
}

/** Servers refuse programs with many codes; these two say that the page is not there. */
function isBroken(answer: LinkAnswer): boolean {
  return 'failure' in answer || answer.status === 404 || answer.status === 410
}

function findingsOf({ url, places }: ExternalLink, answer: LinkAnswer | undefined): Finding[] {
  if (answer === undefined || !isBroken(answer)) return []
  const told =
    'failure' in answer
      ? {
          code: 'link/external-unreachable',
          found: `${url}: ${answer.failure}`,
          expected: 'a site that answers',
          fix: 'open the link; correct or remove it if it does not work for you either',
        }
      : {
          code: 'link/external-gone',
          found: `${url} answers with ${answer.status}`,
          expected: 'a page that is there',
          fix: 'link to where it is now, to an archived copy, or to nothing',
        }
  return places.map((place) => ({ ...told, ...place, cause: url }))
}
