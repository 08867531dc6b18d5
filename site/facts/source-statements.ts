/** What pages say about the node that no command shows, and where its source says so. */
export interface SourceStatements {
  /** The tag of the node's source in which the lines were read. */
  readonly tag: string
  readonly said: readonly SourceStatement[]
  readonly wrong: readonly WrongStatement[]
}

interface SourceStatement {
  /** The source of the page: `content/l1-network/modules/evm.md`. */
  readonly page: string
  /** Its words, as the source of the page has them once facts are filled in. */
  readonly says: string
  /** File and lines: `x/evm/keeper/keeper.go:309-319`. */
  readonly source: readonly string[]
}

/** What pages said once and the source contradicts; no page may say it again. */
interface WrongStatement {
  readonly says: RegExp
  readonly truth: string
  readonly source: readonly string[]
}

/** A base fee that is switched off is 0, not missing: what asks for a missing one never runs. */
const BASE_FEE = 'x/evm/keeper/keeper.go:309-319'
const NO_LOCAL_FLOOR = [
  BASE_FEE,
  'app/ante/evm/02_mempool_fee.go:45-49',
  'app/ante/evm/fee_checker.go:53-57',
]
const PRECOMPILES = ['x/evm/keeper/static_precompiles.go:47-101']
const SET_GAS_PRICE = ['rpc/backend/node_info.go:275-280']

export const sourceStatements: SourceStatements = {
  tag: 'v1.8.5',
  said: [
    {
      page: 'content/l1-network/modules/feemarket.md',
      says: 'compares with it only before the London fork, which is block 0',
      source: NO_LOCAL_FLOOR,
    },
    {
      page: 'content/develop/troubleshooting.md',
      says: '[compares with none](../l1-network/modules/feemarket.md#floors)',
      source: NO_LOCAL_FLOOR,
    },
    {
      page: 'content/l1-network/troubleshooting.md',
      says: 'does not print it: check that `--node` names a node of HAQQ',
      source: NO_LOCAL_FLOOR,
    },
    {
      page: 'content/l1-network/modules/evm-execution.md',
      says: 'This version has none for vesting, liquid vesting,\ngovernance or ucdao.',
      source: PRECOMPILES,
    },
    {
      page: 'content/l1-network/modules/evm.md',
      says: 'Codes 17 and 19 are registered, but this version never returns them',
      source: ['x/evm/types/errors.go:82-89'],
    },
    {
      page: 'content/develop/quickstart.md',
      says: 'Others stake, collect rewards and send over IBC',
      source: PRECOMPILES,
    },
    {
      page: 'content/develop/api/ethereum-json-rpc/index.md',
      says: "**miner** overwrites the node's `client.toml`",
      source: SET_GAS_PRICE,
    },
    {
      page: 'content/l1-network/run-node/index.md',
      says: '`haqqd init --overwrite` keeps the keys but overwrites `genesis.json` and `config.toml`',
      source: ['cmd/haqqd/init.go:147-153'],
    },
  ],
  wrong: [
    {
      says: /used only while the base fee is off/,
      truth: 'the local floor is not used while the base fee is off either',
      source: NO_LOCAL_FLOOR,
    },
    {
      says: /dynamic fee tx not supported/,
      truth: 'the node takes dynamic fees also while the base fee is off',
      source: [BASE_FEE, 'app/ante/evm/04_validate.go:61-63'],
    },
    {
      says: /\bprecompiles? (?:can )?votes?\b|\bOthers stake, vote\b/,
      truth: 'there is no precompile for governance',
      source: PRECOMPILES,
    },
    {
      says: /`miner`[^.\n]* changes the price/,
      truth: 'a method of miner writes a file, and the price stays as it was',
      source: SET_GAS_PRICE,
    },
    {
      says: /lockup and vesting amounts must be equal/,
      truth: 'haqqd refuses such schedules earlier, with `must have same total coins`',
      source: ['x/vesting/types/msg.go:98-101', 'x/vesting/keeper/msg_server.go:66-70'],
    },
  ],
}
