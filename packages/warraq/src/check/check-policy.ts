import { collectReferences, type LoadUse } from '@warraq/markup/html-references'
import type { PageHeadElement } from '../config/head-schema.ts'
import type { DocsConfig } from '../config/schema.ts'
import { atSeverity, severityOf } from '../config/severity-of.ts'
import { foreignLoads, headTagOf } from '../pages/head-elements.ts'
import { type PolicyConfig, policyOf } from '../pages/site-policy.ts'
import type { CompiledPage } from '../shared/data/compiled-page.ts'
import type { Diagnostic } from '../shared/data/diagnostic.ts'
import {
  allowsAddress,
  isEveryServer,
  POLICY_KINDS,
  type PolicyKind,
} from '../shared/data/policy-kinds.ts'
import { problemAt } from '../shared/data/problem-at.ts'

export interface PolicyCheckSource {
  readonly config: PolicyConfig &
    Pick<DocsConfig, 'url' | 'footer' | 'navbar' | 'announcementBar' | 'favicon' | 'icons'>
  readonly configFile: string
  readonly pages: readonly {
    readonly file: string
    readonly compiled: Pick<CompiledPage, 'loads'>
    readonly head?: readonly PageHeadElement[] | undefined
  }[]
}

/** Each address of another origin that browsers will refuse to load, and a policy that is no more. */
export function checkPolicy({ config, configFile, pages }: PolicyCheckSource): Diagnostic[] {
  const severity = severityOf(config.checks, 'policy/blocked')
  const loads = [
    ...pages.flatMap(({ file, compiled, head = [] }) =>
      [...compiled.loads, ...foreignLoads(head.map((element) => headTagOf(element, '/')))].map(
        (use) => ({ ...use, file }),
      ),
    ),
    ...configLoads(config).map((use) => ({ ...use, file: configFile })),
  ]
  const sources = policyOf(config)
  const blocked = loads.flatMap(({ kind, file, href, line }) => {
    const url = otherOrigin(href, config.url)
    if (url === undefined || allowsAddress(sources[kind], url)) return []
    const advice = blockedAdvice(href, kind, url, config)
    return atSeverity(severity, problemAt({ file, line }, 'policy/blocked', advice))
  })
  return [...blocked, ...openPolicies(config, configFile)]
}

const NAMES: Readonly<Record<PolicyKind, string>> = {
  scripts: 'script',
  styles: 'style sheet',
  images: 'image',
  media: 'audio or video file',
  fonts: 'font',
  connect: 'answer',
  frames: 'page in a frame',
}

function blockedAdvice(
  href: string,
  kind: PolicyKind,
  { origin }: URL,
  { policy }: Pick<DocsConfig, 'policy'>,
) {
  const list = [...policy[kind], origin].map((source) => `'${source}'`).join(', ')
  const orCopy = kind === 'frames' ? '' : ', or copy the file into the site'
  return {
    found: href,
    expected: `no ${NAMES[kind]} of another origin, because the content security policy of the pages makes browsers refuse it`,
    fix: `to allow it, write policy: { ${kind}: [${list}] } in docs.config.ts${orCopy}`,
    cause: `${kind} ${origin}`,
  }
}

/** An address outside the site; `undefined` if it belongs to the site or is none. */
function otherOrigin(href: string, siteUrl: string): URL | undefined {
  if (!URL.canParse(href, siteUrl)) return undefined
  const url = new URL(href, siteUrl)
  return url.origin === new URL(siteUrl).origin ? undefined : url
}

/** What the configuration itself has pages load: icons, logos, and images in its HTML. */
function configLoads(config: PolicyCheckSource['config']): LoadUse[] {
  const { navbar, footer, announcementBar, favicon: src, icons } = config
  const shown = [{ src }, { src: icons.ico }, { src: icons.appleTouch }]
  return [...textsIn([...shown, navbar, footer, announcementBar])].flatMap(
    ({ name, text }): LoadUse[] => {
      if (/^src(?:Dark)?$/.test(name))
        return /^\s*(?:https?:)?\/\//i.test(text) ? [{ href: text, kind: 'images' }] : []
      return [...collectReferences(text).loads]
    },
  )
}

/** Addresses of pictures, and fields with HTML, in a part of the configuration. */
function* textsIn(part: unknown): Generator<{ readonly name: string; readonly text: string }> {
  if (typeof part !== 'object' || part === null) return
  for (const [name, value] of Object.entries(part))
    if (typeof value !== 'string') yield* textsIn(value)
    else if (/^(?:src|srcDark|html|value|copyright|content)$/.test(name))
      yield { name, text: value }
}

function openPolicies(
  { checks, policy, connect }: PolicyConfig,
  configFile: string,
): readonly Diagnostic[] {
  const severity = severityOf(checks, 'policy/open')
  const open = [
    ...POLICY_KINDS.flatMap((kind) =>
      policy[kind]
        .filter(isEveryServer)
        .map((source) => ({ field: `policy.${kind}`, found: `'${source}'`, kind })),
    ),
    ...connect
      .filter(isEveryServer)
      .map((source) => ({ field: 'connect', found: `'${source}'`, kind: 'connect' as const })),
  ]
  return [
    ...open.flatMap(({ field, found, kind }) =>
      atSeverity(
        severity,
        problemAt(configFile, 'policy/open', {
          found: `${field}: [${found}], which stands for every server`,
          expected: `the origins that pages need: ${RISKS[kind]}`,
          fix: `name them, e.g. ${field}: ['https://example.org'], or accept this with checks: { 'policy/open': 'ignore' }`,
        }),
      ),
    ),
    ...(policy.trustedTypes === false
      ? atSeverity(
          severity,
          problemAt(configFile, 'policy/open', {
            found: 'policy.trustedTypes: false, so that any script may write HTML into pages',
            expected: 'the names of the Trusted Types policies that scripts of others create',
            fix: "name them, e.g. policy: { trustedTypes: ['goog#html'] }, or accept this with checks: { 'policy/open': 'ignore' }",
          }),
        )
      : []),
  ]
}

const RISKS: Readonly<Record<PolicyKind, string>> = {
  scripts: 'a script of any server could run in the pages',
  styles: 'a style sheet of any server could change the pages',
  images: 'any server could learn from an image who reads which page',
  media: 'any server could learn from a video who reads which page',
  fonts: 'any server could learn from a font who reads which page',
  connect: 'a script could send what it reads to any server',
  frames: 'a page of any server could stand in the pages',
}
