import { pageFile } from '../page-file.ts'
import type { PagePlan } from '../plan.ts'
import { FORGE, prepareContract, WITH_PASSWORD } from './contract-reader.ts'
import { ENDPOINTS, run } from './reader.ts'

const NPM = 'installs packages from a registry; the tests run these files on a chain of their own'

export const precompiles: PagePlan = {
  page: 'content/develop/precompiles/index.md',
  programs: ['haqqd', 'cast'],
  differences: [
    'blocks take about a second',
    'the contract was compiled and created before',
    'the password of the key comes from a file',
  ],
  fill: {
    ...ENDPOINTS,
    ...WITH_PASSWORD,
    'forge create src/Treasury.sol:Treasury --rpc-url "$ETH_RPC_URL" --account test --broadcast': `: "${FORGE}"`,
  },
  prepare: async (scene) => {
    const source = await pageFile('develop/precompiles.md', 'Treasury.sol')
    await prepareContract(scene, { source, name: 'Treasury' })
  },
  blocks: [
    { step: 'Delegate from a script', skip: NPM },
    { step: 'Delegate from a script', skip: NPM },
    run('Delegate from a script', {
      prints: [/^status +1 \(success\)$/m, /^\("aISLM", 1000000000000000000 /m],
    }),
    run('Delegate from a contract', { prints: [/^1000000000000000000 /m] }),
    { step: 'Grant an IBC transfer', skip: 'needs an open channel' },
  ],
}
