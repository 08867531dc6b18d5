import { readFileSync } from 'node:fs'
import { prose } from '@warraq/prose'
import { socialCards } from '@warraq/social-cards'
import { defineConfig } from 'warraq'
import { keptAddresses } from './site/anchors/kept-addresses.ts'
import { keptAnchors } from './site/anchors/kept-anchors.ts'
import { SPECIFIED_ROUTES } from './site/anchors/specified-routes.ts'
import { changeFeed } from './site/change-log/change-feed.ts'
import { siteChecks } from './site/checks/site-checks.ts'
import { chainIdsOf } from './site/copy-values/chain-ids.ts'
import { copyValues } from './site/copy-values/copy-values.ts'
import anchors from './site/data/anchors.json'
import { errors } from './site/data/errors.ts'
import { recorded } from './site/data/recorded-answers.ts'
import { cataloguedErrors } from './site/errors/catalogued-errors.ts'
import { factTables } from './site/fact-tables.ts'
import { COLLECTED } from './site/facts/fact.ts'
import { CHECKED_VERSION, NODE_VERSION } from './site/facts/node-release.ts'
import performed from './site/facts/performed.json'
import { sourceStatements } from './site/facts/source-statements.ts'
import { beginnerWords } from './site/glossary/check-words.ts'
import { explainedTerms } from './site/glossary/explained-terms.ts'
import { pageHeads } from './site/heads/check-heads.ts'
import { hostedServices } from './site/hosted-services.ts'
import { lateSubject } from './site/late-subject.ts'
import { isOnThisComputer, REST_ENDPOINTS, RPC_ENDPOINTS } from './site/lib/api-endpoints.ts'
import { listedPages } from './site/listed-pages.ts'
import { network } from './site/network.ts'
import { networkCheck } from './site/network-check/check-network.ts'
import { pageFacts } from './site/page-facts.ts'
import { readablePalette } from './site/palette/check-palette.ts'
import { performedPages } from './site/performed/performed-pages.ts'
import { sourcedPages } from './site/performed/sourced-pages.ts'
import { usablePictures } from './site/pictures/check-pictures.ts'
import { readerPaths } from './site/reader-paths/check-paths.ts'
import { BEGINNER_PATHS, READER_PATHS } from './site/reader-paths/reader-paths.ts'
import { recordedRoutes } from './site/reference/recorded-routes.ts'
import { METHODS, PRECOMPILES, QUERIES } from './site/reference/reference-address.ts'
import { referencePages } from './site/reference/reference-pages.ts'
import { referenceData } from './site/reference-data/reference-data.ts'
import { fittingTables } from './site/tables/check-tables.ts'
import { TUTORIAL_SIDEBAR, tutorialSidebar } from './site/tutorial-sidebar.ts'

const { community } = network
const CHECKED_IN = new Intl.DateTimeFormat('en-GB', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
}).format(new Date(COLLECTED))
const { SEARCH_APP_ID, SEARCH_API_KEY, SEARCH_INDEX_NAME, ANALYTICS_KEY } = process.env
const hosted = hostedServices({
  SEARCH_APP_ID,
  SEARCH_API_KEY,
  SEARCH_INDEX_NAME,
  ANALYTICS_KEY,
})
/** Text of a file of the site. */
const textOf = (file: string) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8')
const EDIT_URL = `${community.github.value}/docs/edit/master/{file}`

const SECTIONS = [
  {
    id: 'learn',
    label: 'Learn',
    icon: 'book',
    path: 'content/learn',
    route: '/learn/',
    sidebar: tutorialSidebar.learn,
  },
  {
    id: 'l1-network',
    label: 'L1 Network',
    icon: 'layers',
    path: 'content/l1-network',
    route: '/l1-network/',
    sidebar: tutorialSidebar.l1Network,
  },
  {
    id: 'develop',
    label: 'Develop',
    icon: 'code',
    path: 'content/develop',
    route: '/develop/',
    sidebar: tutorialSidebar.develop,
  },
  {
    id: 'user-guides',
    label: 'User Guides',
    icon: 'wallet',
    path: 'content/user-guides',
    route: '/user-guides/',
    sidebar: tutorialSidebar.userGuides,
  },
  {
    id: 'l2-network',
    label: 'L2 Network',
    icon: 'network',
    path: 'content/l2-network',
    route: '/l2-network/',
    sidebar: tutorialSidebar.l2Network,
  },
  {
    id: 'docs',
    label: 'About these docs',
    path: 'content/docs',
    route: '/docs/',
    sidebar: tutorialSidebar.docs,
  },
]

export default defineConfig({
  title: 'HAQQ Docs',
  tagline: 'A scalable, interoperable Ethereum built on proof-of-stake with fast finality',
  description:
    'Documentation of HAQQ, a scalable, interoperable Ethereum built on proof-of-stake with fast finality: its layer 1, its layer 2, its wallet and its coin, ISLM.',
  url: 'https://docs.haqq.network',
  favicon: '/favicon.svg',
  icons: {
    ico: '/favicon.ico',
    appleTouch: '/apple-touch-icon.png',
    manifest: '/site.webmanifest',
  },
  themeColor: { light: '#fffefb', dark: '#0e1513' },
  sections: SECTIONS,
  sidebar: { shared: TUTORIAL_SIDEBAR },
  outlineWithout: ['Next'],
  pagesDir: 'site/pages',
  staticDirs: ['site/public'],
  precompress: true,
  componentsDir: 'site/components',
  islandsDir: 'site/islands',
  tokens: 'site/palette.css',
  // Included in every page, because most pages contain a diagram.
  stylesheet: 'site/diagrams.css',
  pageStylesheets: [
    { file: 'site/frieze.css', when: 'class="frieze"' },
    { file: 'site/home.css', when: 'class="hero"' },
    // Matched by the island element, because much of what islands show is not in the HTML.
    { file: 'site/tools.css', when: '<docs-island' },
    { file: 'site/consoles.css', when: 'Console"' },
    { file: 'site/reference.css', when: 'class="api-entry' },
    { file: 'site/code-names.css', when: 'class="code-names' },
    { file: 'site/errors.css', when: 'class="error-catalogue' },
    { file: 'site/letters.css', when: 'class="letters' },
    { file: 'site/tokens.css', when: 'class="token-names' },
    { file: 'site/facts-list.css', when: 'class="facts-list' },
    { file: 'site/status.css', when: 'class="status-badge' },
  ],
  // Endpoints that consoles may call, each only on a click.
  connect: [...RPC_ENDPOINTS, ...REST_ENDPOINTS]
    .map(({ url }) => url)
    .filter((url) => !isOnThisComputer(url)),
  facts: pageFacts,
  checked: { date: COLLECTED },
  feedback: {
    issueUrl: `${community.github.value}/docs/issues/new?title={title}&body=Page:%20{url}%0A%0AWhat%20is%20missing:%20`,
  },
  editUrl: EDIT_URL,
  navbar: {
    title: 'HAQQ Docs',
    logo: { src: '/logo.svg', srcDark: '/logo-dark.svg', alt: '', width: 28, height: 28 },
    items: [
      { label: 'Learn', href: '/learn', position: 'left' },
      { label: 'L1 Network', href: '/l1-network', position: 'left' },
      { label: 'Develop', href: '/develop', position: 'left' },
      { label: 'User Guides', href: '/user-guides', position: 'left' },
      { label: 'L2 Network', href: '/l2-network', position: 'left' },
      { label: 'GitHub', href: community.nodeSource.value, position: 'right' },
    ],
  },
  footer: {
    style: 'light',
    links: [
      {
        title: 'Sections',
        items: [
          { label: 'Learn', to: '/learn/' },
          { label: 'L1 Network', to: '/l1-network/' },
          { label: 'Develop', to: '/develop/' },
          { label: 'User Guides', to: '/user-guides/' },
          { label: 'L2 Network', to: '/l2-network/' },
          { label: 'About these docs', to: '/docs/' },
        ],
      },
      {
        title: 'Start here',
        items: [
          { label: 'Set up a wallet', to: '/user-guides/wallet/' },
          { label: 'Get test ISLM', to: '/develop/faucet/' },
          { label: 'Networks and endpoints', to: '/develop/api/networks/' },
          { label: 'Run a node', to: '/l1-network/run-node/' },
        ],
      },
      {
        title: 'Community',
        items: [
          { label: 'HAQQ Network Discord', href: community.discord.value },
          { label: 'Islamic Coin Discord', href: community.discordIslamicCoin.value },
          { label: 'X', href: community.x.value },
          { label: 'GitHub', href: community.nodeSource.value },
        ],
      },
    ],
    copyright: `Copyright © 2025 HAQQ Network · Checked in ${CHECKED_IN} against haqqd ${CHECKED_VERSION} · <a href="${community.github.value}/docs/blob/master/LICENSE">MIT licence</a> · <a href="/develop/api/networks/">Status of the endpoints</a>`,
  },
  search: {
    words: 'site/search-words.yml',
    popular: [
      '/user-guides/wallet/',
      '/user-guides/stake/',
      '/develop/api/networks/',
      '/l1-network/run-node/',
    ],
    reportUrl: `${community.github.value}/docs/issues/new?title=Search%20does%20not%20find%3A%20{query}`,
  },
  colorMode: { defaultMode: 'light', respectPrefersColorScheme: false },
  plugins: [
    ...hosted,
    socialCards({
      background: '#0a3f36',
      ink: '#fffdf6',
      accent: '#e0bd7c',
      logo: 'site/social-card/logo.svg',
      pattern: 'site/social-card/pattern.svg',
    }),
    prose({
      spelling: 'throw',
      spellingLanguage: 'en-GB',
      dictionary: 'site/dictionary.txt',
    }),
    referencePages(EDIT_URL),
    recordedRoutes(
      recorded.rest.filter(({ status }) => status === 200).map(({ route }) => route),
      'content/develop/api/',
    ),
    referenceData(import.meta.dirname),
    factTables(),
    copyValues(chainIdsOf(network)),
    changeFeed('/docs/changes/', 'content/docs/changes.mdx'),
    cataloguedErrors(errors),
    explainedTerms('/learn/glossary/'),
    beginnerWords('content/user-guides/', 'content/learn/glossary.md'),
    performedPages(performed),
    sourcedPages(sourceStatements, NODE_VERSION),
    keptAnchors(anchors),
    keptAddresses({
      published: textOf('site/data/addresses.txt'),
      specified: SPECIFIED_ROUTES,
      elsewhere: ['/', '/search/'],
      references: [METHODS, QUERIES, PRECOMPILES],
    }),
    listedPages(SECTIONS, 'site/tutorial-sidebar.ts'),
    readablePalette('site/palette.css'),
    pageHeads([METHODS, QUERIES, PRECOMPILES]),
    fittingTables(),
    usablePictures(),
    readerPaths(READER_PATHS, BEGINNER_PATHS),
    networkCheck(network),
    lateSubject(620),
    siteChecks(import.meta.dirname),
  ],
  checks: {
    'fact/in-code': 'throw',
    'front-matter/misspelt': 'throw',
    'front-matter/unknown': 'throw',
    'table/unread': 'throw',
    'policy/blocked': 'throw',
    content: { reachable: 'throw' },
  },
})
