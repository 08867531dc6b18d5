import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createContract } from '../answers/chain-history.ts'
import { signerOf } from '../answers/node-api.ts'
import { fillCode } from '../fill.ts'
import { ON_MAINNET, OUTSIDE } from '../network/addresses.ts'
import { giveCompiler } from '../network/developers-tools.ts'
import { makeKey, makeKeystore } from '../network/readers-keys.ts'
import { makeMachine, makeNode } from '../network/readers-nodes.ts'
import { STRANGER } from '../network/transactions.ts'
import { makeOperator, makeValidator, VALIDATOR } from '../network/validators.ts'
import { type PagePlan, pagePlan } from '../plan.ts'
import { ROOT } from '../root.ts'
import type { NetworkChanges, Scene } from '../scene.ts'

/** The reader of most pages, at a computer with a key. */
export const READER = 'haqq@computer'
/** The reader of a page about contracts, at a computer with the tools of a developer. */
export const DEVELOPER = 'you@computer'

/** The validator of examples, by its operator. */
export const EXAMPLE_OPERATOR = 'haqqvaloper1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgqjs76gu'
/** The contract of examples. */
export const EXAMPLE_CONTRACT = '0x1111111111111111111111111111111111111111'

/** What stands for the Ledger of an operator. */
export const TEST_KEYRING = "the operator's key lies in a keyring for tests, not on a Ledger"

/** How a page is carried out in a scene that several pages have. */
export type ScenePlan<Made> = Omit<Parameters<typeof pagePlan>[1], 'prepare'> & {
  readonly changes?: NetworkChanges
  /** Comes after the scene, and gets what was made for it. */
  readonly prepare?: (scene: Scene, made: Made) => Promise<unknown>
}

/**
 * A kind of plan for pages that begin in the same scene, with a network.
 * @param base what these plans have in common; a plan adds its replacements
 */
const plansIn =
  <Made>(
    base: Partial<Pick<PagePlan, 'at' | 'fill' | 'programs'>>,
    make: (scene: Scene) => Promise<Made>,
  ) =>
  (page: string, { changes, prepare, programs = [], ...plan }: ScenePlan<Made>): PagePlan =>
    pagePlan(page, {
      ...base,
      ...plan,
      programs: ['haqqd', ...(base.programs ?? []), ...programs],
      fill: { ...base.fill, ...plan.fill },
      prepare: async (scene) => {
        await scene.startNetwork(changes)
        const made = await make(scene)
        await prepare?.(scene, made)
      },
    })

/** A page whose reader has nothing yet. */
export const networkPlan = plansIn({}, async () => undefined)

/** A page whose reader has a node. */
export const nodePlan = plansIn({ at: 'haqq@node' }, (scene) => makeNode(scene, 'node'))

/** A page whose reader has a validator with a small part of the voting power. */
export const validatorPlan = plansIn({ at: VALIDATOR }, async (scene) => {
  await makeNode(scene, 'validator')
  await makeValidator(scene)
})

/**
 * A page whose reader has a validator as `run-a-validator.md` makes it: its operator, the key
 * `operator`, has staked two coins.
 */
export const operatorPlan = plansIn({ at: VALIDATOR }, async (scene) => {
  await makeNode(scene, 'validator')
  await makeOperator(scene)
  scene.differences.add(TEST_KEYRING)
})

/** What a reader brings to the computer; system programs are on it. */
const TOOLS = ['haqqd-next', 'cast', 'anvil', 'grpcurl'] as const

/** A reader at a computer with `haqqd` and a key that has coins; gives its address. */
async function makeReader(scene: Scene): Promise<string> {
  const { rpcs, chainId } = scene.network()
  await makeMachine(scene, 'computer')
  await scene.install('computer', ...TOOLS.filter((name) => scene.needed.includes(name)))
  await scene.as(READER, `haqqd config node ${rpcs[0]} && haqqd config chain-id ${chainId}`)
  return makeKey(scene, 'computer', 'mykey', 20_000)
}

/** A page that its reader carries out at a computer with a key, against a node of the network. */
export const readerPlan = plansIn(
  { at: READER, fill: { ...ON_MAINNET, haqq1REPLACE_WITH_THE_ADDRESS: STRANGER } },
  makeReader,
)

/** A page whose reader also has a key in Foundry's keystore, and a token. */
export const contractPlan = plansIn({ at: READER, programs: ['cast'] }, async (scene) => {
  await makeReader(scene)
  const keystore = await makeKeystore(scene, 'haqq', 'test')
  const token = await createContract(signerOf(keystore.key), 'ExampleToken')
  await fillValidator(scene)
  scene.fill({ [EXAMPLE_CONTRACT]: token.contractAddress, haqq1youraddress: keystore.bech32 })
  return keystore
})

/** A page about contracts, whose reader has the tools of a developer, and a key with coins. */
export const developerPlan = plansIn(
  { at: DEVELOPER, programs: ['cast', 'forge'] },
  async (scene) => {
    await scene.startMachine('computer')
    await scene.install('computer', 'haqqd', 'cast', 'forge')
    await scene.as(DEVELOPER, `haqqd config node ${scene.network().rpcs[0]}`)
    await giveCompiler(scene, DEVELOPER)
    const keystore = await makeKeystore(scene, 'you', 'test')
    await fillValidator(scene)
    scene.fill({ haqq1youraddress: keystore.bech32 })
    return keystore
  },
)

/** Save files of a folder of `examples/` for a developer; public endpoints lead to the local network. */
export async function saveExamples(
  scene: Scene,
  folder: string,
  example: string,
  files: readonly string[],
): Promise<void> {
  for (const file of files) {
    const text = await readFile(join(ROOT, 'examples', example, file), 'utf8')
    await scene.save(DEVELOPER, `${folder}/${file}`, fillCode(text, OUTSIDE))
  }
}

/** Fill the operator addresses of examples with that of a validator of the network. */
export async function fillValidator(scene: Scene): Promise<void> {
  const operator = await scene.network().addressOf('validator --bech val')
  scene.fill({
    haqqvaloper1examplevalidator: operator,
    haqqvaloper1thevalidatoraddress: operator,
    [EXAMPLE_OPERATOR]: operator,
  })
}
