import { readFile, writeFile } from 'node:fs/promises'
import { fillCode } from '../fill.ts'
import type { PagePlan } from '../plan.ts'
import type { Scene } from '../scene.ts'
import { FORGE, prepareContract } from './contract-reader.ts'
import { ENDPOINTS, other, run } from './reader.ts'

const SETTINGS = 'Compiler settings'
const DEPLOY = 'Deploy and verify on TestEdge2'
const HARDHAT = 'Deploy with Hardhat'
const GITHUB = 'downloads from GitHub'
const NPM = 'installs packages from a registry; the tests run these files on a chain of their own'
const EXPLORER = 'there is no explorer on the local network'

/** Stands for the sample contract that Foundry creates. */
const COUNTER = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Counter {
    uint256 public number;
}
`

/** The settings of the page, whose name for the test network leads to the local one. */
async function prepare(scene: Scene): Promise<void> {
  const { hex } = await prepareContract(scene, { source: COUNTER, name: 'Counter' })
  const settings = await readFile('examples/foundry/foundry.toml', 'utf8')
  const { root } = scene.machine('computer')
  await writeFile(`${root}/home/haqq/foundry.toml`, fillCode(settings, ENDPOINTS))
  const created = scene.found.get('0x1111111111111111111111111111111111111111') ?? ''
  scene.found.set('0x5FbDB2315678afecb367f032d93F642f64180aa3', created)
  scene.found.set('0x1122334455667788990011223344556677889900', hex)
}

export const deployAContract: PagePlan = {
  page: 'content/develop/deploy-a-contract.md',
  programs: ['haqqd', 'cast'],
  differences: [
    'the contract was compiled and created before',
    'the name testedge2 leads to the local network',
  ],
  fill: ENDPOINTS,
  prepare,
  blocks: [
    { step: SETTINGS, skip: GITHUB },
    { step: SETTINGS, skip: NPM },
    run(SETTINGS, { prints: [/"extra_eips"/, /"active_static_precompiles"/] }),
    other(SETTINGS),
    { step: `${DEPLOY} > 1`, skip: GITHUB },
    run(`${DEPLOY} > 2`, {
      // Pasting the key into a prompt needs a terminal.
      fill: { 'cast wallet import deployer --interactive': ':' },
      prints: [/Address: +0x[0-9a-fA-F]{40}/, /Private key: +0x[0-9a-f]{64}/],
    }),
    run(`${DEPLOY} > 3`, { prints: [/^9\.9\d+$/m] }),
    { step: `${DEPLOY} > 4`, skip: FORGE },
    run(`${DEPLOY} > 5`, { prints: [/^0x60[0-9a-f]+$/m, /^0$/m] }),
    { step: `${DEPLOY} > 6`, skip: EXPLORER },
    { step: `${HARDHAT} > 3`, skip: NPM },
    { step: `${HARDHAT} > 4`, skip: NPM },
    { step: `${HARDHAT} > 5`, skip: EXPLORER },
  ],
}
