import { DrillError } from '../options.ts'
import type { Scene } from '../scene.ts'
import { COIN } from './coins.ts'
import type { LocalNetwork } from './local-network.ts'
import { until } from './until-answers.ts'

/** Shorter windows for the genesis of a network whose validators vote during a drill. */
export const SHORT_VOTES: Readonly<Record<string, unknown>> = { 'gov.params.voting_period': '10s' }

/**
 * Schedule an upgrade by a proposal that all validators of the network accept.
 * @param blocks how far ahead
 * @returns its height
 */
export async function scheduleUpgrade(
  network: LocalNetwork,
  name: string,
  blocks: number,
): Promise<number> {
  const height = (await network.height()) + blocks
  const upgrade = `software-upgrade ${name} --upgrade-height=${height}`
  await passProposal(network, `${upgrade} --upgrade-info={} --no-validate --title=Upgrade`)
  return height
}

/** Schedule an upgrade, whose height blocks and files of the page then have in place of `HEIGHT`. */
export async function schedule(scene: Scene, name: string, blocks: number): Promise<void> {
  scene.fill({ HEIGHT: String(await scheduleUpgrade(scene.network(), name, blocks)) })
}

/** Make a proposal that all validators of the network accept, such as `register-erc20 0x…`. */
export async function passProposal(network: LocalNetwork, proposal: string): Promise<void> {
  const rest = `--description=Example --deposit=10000000${COIN}`
  await network.send(`gov submit-legacy-proposal ${proposal} ${rest}`)
  await acceptNewest(network)
}

/** Let all validators of the network accept the newest proposal, and wait for its end. */
export async function acceptNewest(network: LocalNetwork): Promise<void> {
  const { proposals } = await network.query<{ proposals: readonly { id: string }[] }>(
    'gov proposals',
  )
  const id = String(Math.max(...proposals.map((proposal) => Number(proposal.id))))
  await Promise.all(
    network.homes.map((home) => network.send(`gov vote ${id} yes`, 'validator', home)),
  )
  await until(`the proposal ${id} has not ended`, async () => {
    const { status } = await network.query<{ status: string }>(`gov proposal ${id}`)
    if (/PERIOD$/.test(status)) return false
    if (status === 'PROPOSAL_STATUS_PASSED') return true
    throw new DrillError(`the proposal ${id} ended as ${status}`)
  })
}
