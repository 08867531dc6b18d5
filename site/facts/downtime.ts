import { moduleParams } from '../data/params.ts'
import { downtimeBudget } from '../lib/downtime-budget.ts'
import { ownValue } from '../lib/own-value.ts'
import { fact } from './fact.ts'
import { mainnet } from './mainnet.ts'

const SOURCE = ['site/data/params.json, slashing', 'haqq-network/mainnet repo, genesis.json']
const LIVE = { verify: 'GET /cosmos/slashing/v1beta1/params' }

const { usual, shortest } = mainnet.blockSeconds
/** The share of the allowed blocks after which somebody is woken up. */
const ALERT_SHARE = 0.2
const window = launchValue('signed_blocks_window', 'mainnet_genesis')
const budget = downtimeBudget(
  { window, minSigned: launchValue('min_signed_per_window', 'mainnet_genesis') },
  { usual: usual.value, shortest: shortest.value },
)

/**
 * How long a validator may be offline, and the cost of a longer downtime. Separate from
 * `network.ts`, which the browser loads.
 */
export const downtime = {
  windowBlocks: fact(window, SOURCE, LIVE),
  alertBlocks: fact(Math.round(budget.allowedBlocks * ALERT_SHARE), SOURCE, LIVE),
  alertSeconds: fact(Math.round(budget.allowedBlocks * ALERT_SHARE * usual.value), SOURCE, LIVE),
  allowedBlocks: fact(budget.allowedBlocks, SOURCE, LIVE),
  safeMinutes: fact(budget.safeMinutes, SOURCE, LIVE),
  jailingMinutes: fact(budget.jailingMinutes, SOURCE, LIVE),
  cutPercent: fact(percent('slash_fraction_downtime'), SOURCE, LIVE),
  doubleSignCutPercent: fact(percent('slash_fraction_double_sign'), SOURCE, LIVE),
  jailMinutes: fact(launchValue('downtime_jail_duration', 'mainnet_genesis') / 60, SOURCE, LIVE),
  testnetJailMinutes: fact(
    launchValue('downtime_jail_duration', 'testnet_genesis') / 60,
    ['site/data/params.json, slashing', 'haqq-network/testnets repo, genesis.json'],
    LIVE,
  ),
}

function percent(name: string): number {
  return launchValue(name, 'mainnet_genesis') * 100
}

/** A slashing parameter of a genesis file as a number; `600s` is 600. */
function launchValue(name: string, network: 'mainnet_genesis' | 'testnet_genesis'): number {
  const value = Number.parseFloat(String(ownValue(moduleParams.slashing?.params, name)?.[network]))
  if (Number.isNaN(value)) throw new Error(`params.json has no slashing ${name} of ${network}`)
  return value
}
