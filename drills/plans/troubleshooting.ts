import type { PagePlan } from '../plan.ts'
import { STAND_IN_SERVICE } from './common.ts'
import { heightDoesNotMove } from './height-does-not-move.ts'

/** Initialises a copy of a node anew, and lists which of its files are the same. */
const OVERWRITE = `mkdir -p /run/drill/again/data
cp -r /home/haqq/.haqqd/config /run/drill/again
cp /home/haqq/.haqqd/data/priv_validator_state.json /run/drill/again/data
cd /run/drill/again/config
sha256sum config.toml genesis.json node_key.json priv_validator_key.json > ../before
haqqd init again --overwrite --chain-id haqq_11235-1 --home .. > ../printed 2>&1
sha256sum --check ../before 2>/dev/null || true`

export const troubleshooting: PagePlan = {
  page: 'content/l1-network/troubleshooting.md',
  programs: ['haqqd'],
  differences: ['the node stands at an upgrade without a program', STAND_IN_SERVICE],
  prepare: heightDoesNotMove.prepare,
  at: 'admin1@node',
  blocks: {
    'Find the first error': {
      prints: [/ERR UPGRADE "next" NEEDED at height: \d+/, /ERR CONSENSUS FAILURE!!!/],
    },
  },
  statements: [
    {
      says: '`haqqd init --overwrite` overwrites `genesis.json` and `config.toml`',
      show: (scene) => scene.exec('node', OVERWRITE),
      prints:
        /^config.toml: FAILED\ngenesis.json: FAILED\nnode_key.json: OK\npriv_validator_key.json: OK$/m,
    },
  ],
}
