import type { Scene } from '../scene.ts'
import { acceptNewest, schedule } from './governance.ts'
import { fund } from './readers-keys.ts'
import { joinPeers, startNode } from './readers-nodes.ts'
import { carriedOut } from './transactions.ts'
import { jailAndRestart, untilItSigns } from './validators.ts'

/**
 * @param words what a mark says in place of `<address>` and the like
 * @param output what the block has printed; empty before it
 */
type Action = (scene: Scene, words: readonly string[], output: string) => Promise<unknown>

/**
 * Actions that `before` and `after` may name instead of a command: what the rest of the network does, or
 * what the drill waits for.
 */
const ACTIONS: Readonly<Record<string, Action>> = {
  'network: accepts the proposal': ({ network }) => acceptNewest(network()),
  'network: carries out the transaction': (scene, _, output) => carriedOut(scene, output),
  'network: funds <address>': ({ network, inPlaceOf }, [address = '']) =>
    fund(network(), inPlaceOf(address)),
  'network: schedules <plan> <blocks>': (scene, [plan = '', blocks]) =>
    schedule(scene, plan, Number(blocks)),
  'node: joins the network': (scene) => joinPeers(scene, 'node'),
  'node: starts': (scene) => startNode(scene, 'node'),
  'validator: is jailed': jailAndRestart,
  'validator: signs': untilItSigns,
}

/** How actions are written, for messages. */
export const ACTION_FORMS = Object.keys(ACTIONS)

/** The action that a text names; `undefined` if it names none. */
export function actionNamed(
  text: string,
): ((scene: Scene, output: string) => Promise<unknown>) | undefined {
  for (const [form, action] of Object.entries(ACTIONS)) {
    const pattern = form.replace('<blocks>', '(\\d+)').replace(/<\w+>/, '(\\S+)')
    const found = new RegExp(`^${pattern}$`).exec(text)
    if (found !== null) return (scene, output) => action(scene, found.slice(1), output)
  }
  return undefined
}
