import type { BlockPlan } from './block-plan.ts'
import { placeOf } from './machine.ts'
import { giveNpmCache } from './network/developers-tools.ts'
import { untilCaughtUp } from './network/readers-nodes.ts'
import { inTerminal } from './network/terminal.ts'
import { carriedOut } from './network/transactions.ts'

/** What commands do wherever they stand, by what a block contains. */
const HABITS: readonly (readonly [RegExp, (found: readonly string[]) => BlockPlan])[] = [
  // A transaction, on lines that end with a backslash, that asks before it signs: the node accepts it,
  // and the chain carries it out.
  [
    /haqqd tx (?!sign|encode|decode)(?!(?:\\\n|[^\n])*--(?:yes|generate-only))/,
    () => ({ typed: ['y'], prints: [/code: 0/, /txhash: [0-9A-F]{64}/], after: carriedOut }),
  ],
  // Every transaction has succeeded in its block.
  [
    /\bcast send\b/g,
    (sends) => ({
      prints: [new RegExp(sends.map(() => '^status +1 \\(success\\)$').join('[^]*'), 'm')],
    }),
  ],
  // In place of a prompt that needs a terminal.
  [
    /--account [\w-]+/,
    ([account = '']) => ({
      differs: ['the password of the key comes from a file'],
      fill: { [account]: `${account} --password-file ~/password` },
    }),
  ],
  // Prompts that need a terminal, into which the drill pastes.
  [
    /cast wallet import \S+ --interactive/,
    ([command = '']) => ({
      differs: ['secrets are pasted into a terminal by the drill'],
      fill: inTerminal(command),
    }),
  ],
  [/^ *np[mx] /m, () => ({ before: giveNpmCache })],
  // The servers of apt, which machines cannot reach.
  [
    /apt-get install/,
    () => ({ differs: ['the packages were installed before, and apt has nothing to download'] }),
  ],
  // A program in the foreground: the node itself, or its log.
  [/^ *(?:haqqd start|(?:sudo )?journalctl -fu haqqd)/m, () => ({ until: /committed state/ })],
]

/** A node that follows the chain again. */
const STARTS_NODE = /systemctl (?:re)?start haqqd|enable --now haqqd/
const RUNS: BlockPlan = { after: (scene, _, at) => untilCaughtUp(scene, placeOf(at).name) }

/**
 * What commands do wherever they stand, so that no plan says it: what is typed, what they print, and
 * what must have happened before the reader goes on.
 * @param code the block, with what the page and its plan put in place of its texts
 * @param until the output at which the block is interrupted, if a mark or plan names one; then
 * nobody waits for the node
 */
export function habitsOf(code: string, until: RegExp | undefined): readonly BlockPlan[] {
  const habits = HABITS.flatMap(([commands, said]) => {
    const found = code.match(commands)
    return found === null ? [] : [said(found)]
  })
  return STARTS_NODE.test(code) && until === undefined ? [...habits, RUNS] : habits
}
