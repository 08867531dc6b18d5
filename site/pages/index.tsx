import { CodeFigure } from '../components/code-figure.tsx'
import { Value } from '../components/value.tsx'
import AddNetwork from '../islands/AddNetwork.tsx'
import NewestBlock from '../islands/NewestBlock.tsx'
import { raysPath, starPath } from '../lattice.ts'
import { RPC_ENDPOINTS } from '../lib/api-endpoints.ts'
import { rpcCurl } from '../lib/rpc-snippets.ts'

export const frontMatter = {
  title: 'HAQQ Docs',
  description:
    'HAQQ is a scalable, interoperable Ethereum built on proof-of-stake with fast finality. Set up a wallet, stake ISLM, deploy Solidity, run a node.',
}

const METAMASK = '/user-guides/connect-your-wallet/Metamask/'

interface HomePageProps {
  /** Values of the site's facts by name. */
  readonly facts: Readonly<Record<string, string>>
  readonly base: string
}

const PATHS = [
  {
    title: 'Use HAQQ',
    text: 'Hold, send and stake ISLM.',
    links: [
      ['Your first transaction', '/user-guides/quickstart/'],
      ['Set up a wallet', '/user-guides/wallet/'],
      ['Connect MetaMask, Keplr or a Ledger', '/user-guides/connect-your-wallet/'],
      ['Swap across chains', '/user-guides/crosschainswap/'],
      ['What ISLM is', '/learn/token/'],
    ],
  },
  {
    title: 'Build on HAQQ',
    text: 'Ethereum tools, Cosmos connections.',
    links: [
      ['Quickstart', '/develop/quickstart/'],
      ['Start developing', '/develop/'],
      ['Networks and endpoints', '/develop/api/networks/'],
      ['Get test ISLM', '/develop/faucet/'],
      ['JSON-RPC reference', '/develop/api/ethereum-json-rpc/methods/'],
    ],
  },
  {
    title: 'Run HAQQ',
    text: 'Nodes, validators, relayers.',
    links: [
      ['Blocks on your computer', '/l1-network/quickstart/'],
      ['Run a node', '/l1-network/run-node/'],
      ['Become a validator', '/l1-network/run-a-validator/'],
      ['Protect your keys', '/l1-network/configuration/security/'],
      ['Upgrade a node', '/l1-network/upgrades/automated/'],
    ],
  },
] as const

/** Facts that a wallet or program needs; each is named relative to its network. */
const CHAIN_FACTS = [
  ['EVM chain id', 'evmChainId'],
  ['Cosmos chain id', 'cosmosChainId'],
  ['JSON-RPC', 'rpc.evm'],
  ['Cosmos REST', 'rpc.rest'],
  ['Explorer', 'explorer.evm'],
] as const

const CHAINS = [
  {
    title: 'Mainnet',
    network: 'mainnet',
    link: ['All endpoints', '/develop/api/networks/'],
  },
  {
    title: 'TestEdge2, the test network',
    network: 'testnet',
    link: ['Get test coins', '/develop/faucet/'],
  },
] as const

/** The start page: three kinds of readers with an entry for each, and the most needed values. */
export default function HomePage({ facts }: HomePageProps) {
  return (
    <>
      <div className="hero">
        <div>
          <h1>Build, stake and run on HAQQ</h1>
          <p className="hero-lead">
            HAQQ is a scalable, interoperable Ethereum built on proof-of-stake with fast finality,
            made for Shariah-compliant finance. Hold and stake Islamic Coin ({facts['coin.symbol']}
            ), deploy Solidity as it is, and reach other chains over IBC.
          </p>
          <div className="hero-actions">
            <AddNetwork network="mainnet" isButtonOnly />
            <a className="button hero-wallet" href={`${METAMASK}#with-the-button`}>
              Add HAQQ to your wallet
            </a>
            <a className="button button-quiet" href="/develop/quickstart/">
              Send your first call
            </a>
            <a className="button button-quiet" href="/l1-network/run-node/">
              Run a node
            </a>
          </div>
        </div>
        <FirstCall />
        <HeroArt />
      </div>
      <div className="paths" id="sections">
        {PATHS.map(({ title, text, links }) => (
          <section key={title} className="path" aria-labelledby={idOf(title)}>
            <h2 id={idOf(title)}>{title}</h2>
            <p>{text}</p>
            <ul>
              {links.map(([label, href]) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <h2 id="at-a-glance">Network at a glance</h2>
      <div className="chains">
        {CHAINS.map((chain) => (
          <ChainCard key={chain.network} chain={chain} facts={facts} />
        ))}
      </div>
    </>
  )
}

/** A call to copy or to send from this page. */
function FirstCall() {
  return (
    <div className="first-call">
      <CodeFigure
        title="The newest block"
        language="bash"
        isWrapped
        code={rpcCurl(RPC_ENDPOINTS[0].url, 'eth_blockNumber', '[]')}
      />
      <NewestBlock />
    </div>
  )
}

interface ChainCardProps {
  readonly chain: (typeof CHAINS)[number]
  readonly facts: HomePageProps['facts']
}

function ChainCard({ chain: { title, network, link }, facts }: ChainCardProps) {
  const [linkText, href] = link
  return (
    <section className="chain" aria-labelledby={network}>
      <h3 id={network}>{title}</h3>
      <dl>
        {CHAIN_FACTS.map(([label, name]) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <Value text={facts[`${network}.${name}`] ?? ''} label={`${label} of ${title}`} />
            </dd>
          </div>
        ))}
        <div>
          <dt>Coin</dt>
          <dd>
            {facts['coin.symbol']}, base unit <code>{facts['coin.baseDenom']}</code>
          </dd>
        </div>
      </dl>
      <p>
        <a href={href}>{linkText}</a>
      </p>
    </section>
  )
}

function idOf(title: string): string {
  return title.toLowerCase().replaceAll(' ', '-')
}

/** A lattice of eight-pointed stars. */
function HeroArt() {
  return (
    <svg
      className="hero-art"
      viewBox="0 0 100 100"
      fill="none"
      stroke="currentColor"
      strokeWidth="0.7"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="50" cy="50" r="48" opacity="0.35" />
      <path d={starPath(48, 37)} />
      <path d={starPath(37, 28.3, 22.5)} className="sand" />
      <path d={starPath(28.3, 21.6)} />
      <path d={starPath(21.6, 12, 22.5)} className="sand" />
      <path d={raysPath(21.6, 48)} opacity="0.5" />
      <path d={starPath(12, 7)} fill="currentColor" stroke="none" />
    </svg>
  )
}
