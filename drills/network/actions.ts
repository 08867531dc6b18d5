import { fillCode } from '../fill.ts'
import type { Scene } from '../scene.ts'
import { acceptNewest, schedule } from './governance.ts'
import { fund } from './readers-keys.ts'
import { joinPeers, startNode } from './readers-nodes.ts'
import { carriedOut } from './transactions.ts'
import { jailAndRestart, untilItSigns } from './validators.ts'

/**
 * @param words what stands after its name
 * @param output what the block has printed
 */
type Action = (scene: Scene, words: readonly string[], output: string) => Promise<unknown>

/** What marks let happen before or after a block, and no command at a machine can do. */
const ACTIONS: Readonly<Record<string, Action>> = {
  'network: accepts': ({ network }) => acceptNewest(network()),
  'network: carries out': (scene, _, output) => carriedOut(scene, output),
  'network: funds': ({ network }, [address = '']) => fund(network(), address),
  'network: schedules': (scene, [name = '', blocks]) => schedule(scene, name, Number(blocks)),
  'node: joins': (scene) => joinPeers(scene, 'node'),
  'node: runs': (scene) => startNode(scene, 'node'),
  'validator: is jailed': jailAndRestart,
  'validator: signs': untilItSigns,
}

/** All names of actions, for messages. */
export const ACTION_NAMES = Object.keys(ACTIONS)

/** The action that a text names, with what later words of it say; `undefined` if it names none. */
export function actionNamed(text: string) {
  const name = ACTION_NAMES.find((one) => `${text} `.startsWith(`${one} `))
  const action = name === undefined ? undefined : ACTIONS[name]
  if (name === undefined || action === undefined) return undefined
  return (scene: Scene, output: string) => {
    const words = fillCode(text.slice(name.length), Object.fromEntries(scene.found)).trim()
    return action(scene, words.split(' '), output)
  }
}
