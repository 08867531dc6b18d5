import { placeOf } from './machine.ts'
import { untilCaughtUp } from './network/readers-nodes.ts'
import { carriedOut } from './network/transactions.ts'
import type { BlockPlan } from './plan.ts'

/** A program in the foreground: the node itself, or its log. */
const FOLLOWS_NODE = /^ *(?:haqqd start|(?:sudo )?journalctl -fu haqqd)/m
const STARTS_NODE = /systemctl (?:re)?start haqqd|enable --now haqqd/
/** A command, on lines that end with a backslash, that asks before it signs. */
const SIGNS = /haqqd tx (?!sign|encode|decode)(?!(?:\\\n|[^\n])*--(?:yes|generate-only))/
/** What `cast` prints when a transaction has succeeded in its block. */
const SUCCESS = '^status +1 \\(success\\)$'

/**
 * What commands do wherever they stand, so that no plan says it: what is typed, what they print, and
 * what must have happened before the reader goes on.
 * @param until the output at which the block is interrupted, if a mark or plan names one; then
 * nobody waits for the node
 */
export function habitsOf(code: string, until: RegExp | undefined): readonly BlockPlan[] {
  const [account] = /--account [\w-]+/.exec(code) ?? []
  const sends = code.match(/\bcast send\b/g) ?? []
  return [
    ...(SIGNS.test(code) ? [SENT] : []),
    ...(sends.length > 0
      ? [{ prints: [new RegExp(sends.map(() => SUCCESS).join('[^]*'), 'm')] }]
      : []),
    ...(account === undefined ? [] : [passwordFrom(account)]),
    ...(FOLLOWS_NODE.test(code) && until === undefined ? [{ until: /committed state/ }] : []),
    ...(/apt-get install/.test(code) ? [{ differs: [INSTALLED] }] : []),
    ...(STARTS_NODE.test(code) && until === undefined ? [RUNS] : []),
  ]
}

/** A transaction that the node accepts and the chain carries out. */
const SENT: BlockPlan = {
  typed: 'y\n',
  prints: [/code: 0/, /txhash: [0-9A-F]{64}/],
  after: carriedOut,
}

/** In place of a prompt that needs a terminal. */
const passwordFrom = (account: string): BlockPlan => ({
  differs: ['the password of the key comes from a file'],
  fill: { [account]: `${account} --password-file ~/password` },
})
/** What stands for the servers of apt, which machines cannot reach. */
const INSTALLED = 'the packages were installed before, and apt has nothing to download'

/** A node that follows the chain again. */
const RUNS: BlockPlan = {
  after: (scene, _, at) => untilCaughtUp(scene, placeOf(at).name),
}
