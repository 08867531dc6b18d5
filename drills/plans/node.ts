import { makeNode, makeValidator } from '../network/readers-nodes.ts'
import { type PagePlan, pagePlan } from '../plan.ts'
import type { NetworkChanges } from '../scene.ts'

type NodePlan = Omit<Parameters<typeof pagePlan>[1], 'prepare'> & {
  readonly changes?: NetworkChanges
  /** Comes after the node. */
  readonly prepare?: PagePlan['prepare']
}

/** A page about a node of the network, on a machine of that name. */
const planAt =
  (name: 'node' | 'validator') =>
  (page: string, { changes, prepare, ...plan }: NodePlan): PagePlan =>
    pagePlan(page, {
      at: `haqq@${name}`,
      ...plan,
      prepare: async (scene) => {
        await scene.startNetwork(changes)
        await makeNode(scene, name)
        if (name === 'validator') await makeValidator(scene, name)
        await prepare?.(scene)
      },
    })

/** A page whose reader has a node. */
export const nodePlan = planAt('node')
/** A page whose reader has a validator with a small part of the voting power. */
export const validatorPlan = planAt('validator')
