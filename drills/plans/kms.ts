import assert from 'node:assert/strict'
import { copyFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { enableFirewall } from '../network/firewall.ts'
import { untilHeight } from '../network/local-network.ts'
import { logOf } from '../network/until-answers.ts'
import { untilItSigns } from '../network/validators.ts'
import type { Scene } from '../scene.ts'
import { validatorPlan } from './scenes.ts'

const CARGO = process.env.CARGO_HOME ?? join(homedir(), '.cargo')
const RUSTUP = process.env.RUSTUP_HOME ?? join(homedir(), '.rustup')
const KEY = 'priv_validator_key.json'

/** Cargo and the packages of the person who runs the drill. */
const WITH_RUST = {
  'export RUSTFLAGS': `export CARGO_HOME=${CARGO} RUSTUP_HOME=${RUSTUP} PATH="$PATH:${CARGO}/bin" CARGO_INSTALL_ROOT="$HOME/.cargo" CARGO_NET_OFFLINE=true RUSTFLAGS`,
}

async function prepare(scene: Scene): Promise<void> {
  await scene.startMachine('signer')
  await scene.install('signer', 'tmkms')
  // The offline backup.
  const key = `${scene.homeOf('haqq@validator')}/.haqqd/config/${KEY}`
  await copyFile(key, backupOf(scene))
}

const backupOf = ({ folder }: Scene) => `${folder}/${KEY}`

/** Bring the backup of the key to a machine, into its memory. */
async function bringKey(scene: Scene, machine: string): Promise<void> {
  const target = `${scene.machine(machine).root}/dev/shm/${KEY}`
  await copyFile(backupOf(scene), target)
  await scene.exec(machine, `chmod 600 /dev/shm/${KEY}`)
}

const signs = async (scene: Scene) =>
  untilItSigns(
    scene,
    'validator',
    await scene.exec('validator', 'cat /home/haqq/consensus-pubkey.json'),
  )

/** The record that was written must be one above the height in `found`. */
function isNext(scene: Scene, name: string, output: string): void {
  const [, written] = /"height":"(\d+)"/.exec(output) ?? []
  assert.equal(Number(written), Number(scene.inPlaceOf(name)) + 1)
}

/** Wait until the network is past the height that the block in `found` names. */
const past = (scene: Scene, height: string) => untilHeight(scene.network(), Number(height) + 2, 120)

export const kms = validatorPlan('l1-network/configuration/kms.md', {
  programs: ['tmkms'],
  differences: ['the key is a file, with `softsign`'],
  fill: WITH_RUST,
  prepare,
  blocks: {
    'Cut over > Before the stop > 2': { before: (scene) => bringKey(scene, 'signer') },
    'Cut over > Before the stop > 5': { before: (scene) => enableFirewall(scene, 'validator') },
    'Cut over > Stop, hand over, start > 3': {
      after: (scene, output) => isNext(scene, '<noted-height>', output),
    },
    'Cut over > Stop, hand over, start > 4': [
      { before: (scene) => past(scene, scene.inPlaceOf('<noted-height>')) },
      {},
    ],
    'Cut over > Stop, hand over, start > 5': {
      after: async (scene) => {
        await signs(scene)
        const log = await scene.exec('signer', logOf('tmkms'))
        for (const line of [
          /connected to validator successfully/,
          /unverified validator peer ID/,
          /signed .* at h\/r\/s/,
        ])
          assert.match(log, line)
      },
    },
    'Go back > 4': {
      before: async (scene) => {
        await bringKey(scene, 'validator')
        await scene.configure('validator', 'config.toml', { priv_validator_laddr: '' })
      },
    },
    'Go back > 5': { after: (scene, output) => isNext(scene, '<height-of-the-signer>', output) },
    'Go back > 7': [
      { before: (scene) => past(scene, scene.inPlaceOf('<height-of-the-signer>')) },
      { after: signs },
    ],
  },
})
