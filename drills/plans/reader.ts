import { ON_MAINNET } from '../network/outside-world.ts'
import { makeKey } from '../network/readers-key.ts'
import { makeMachine } from '../network/readers-nodes.ts'
import type { Program } from '../options.ts'
import { type PagePlan, pagePlan } from '../plan.ts'
import type { NetworkChanges, Scene } from '../scene.ts'
import { EXAMPLE_OPERATOR } from './common.ts'

/** The reader of a developer's page, at a computer with a key and with the programs. */
export const READER = 'haqq@computer'

/**
 * Start the network and the reader's computer, whose key `mykey` has coins.
 * @param programs those besides `haqqd`
 */
export async function prepareReader(
  scene: Scene,
  programs: readonly Program[] = [],
  changes: NetworkChanges = {},
): Promise<string> {
  const network = await scene.startNetwork(changes)
  await makeMachine(scene, 'computer')
  await scene.install('computer', ...programs)
  await scene.as(
    READER,
    `haqqd config node ${network.rpcs[0]} && haqqd config chain-id ${network.chainId}`,
  )
  return makeKey(scene, 'computer', 'mykey', 20_000)
}

/** Fill the operator addresses of examples with that of a validator of the network. */
export async function fillValidator(scene: Scene): Promise<void> {
  const operator = await scene.network().addressOf('validator --bech val')
  scene.fill({ haqqvaloper1examplevalidator: operator, [EXAMPLE_OPERATOR]: operator })
}

type ReaderPlan = Omit<PagePlan, 'page' | 'programs' | 'differences' | 'prepare'> &
  Partial<Pick<PagePlan, 'programs' | 'differences'>> & {
    readonly changes?: NetworkChanges
    /** Gets the address of the reader's key. */
    readonly prepare?: (scene: Scene, reader: string) => Promise<void>
  }

/**
 * A page that its reader carries out at a computer with a key, against a node of the network.
 * @param page below `content/`
 * @param plan `programs` are those besides `haqqd`, and `prepare` comes after the computer
 */
export const readerPlan = (
  page: string,
  { programs = [], fill = {}, changes, prepare, ...plan }: ReaderPlan,
): PagePlan =>
  pagePlan(page, {
    at: READER,
    ...plan,
    programs: ['haqqd', ...programs],
    fill: { ...ON_MAINNET, ...fill },
    prepare: async (scene) => {
      // The relayer has its own machine.
      const copied = programs.filter((name) => name !== 'hermes')
      const reader = await prepareReader(scene, copied, changes)
      await prepare?.(scene, reader)
    },
  })
