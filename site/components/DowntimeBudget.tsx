import { downtime } from '../facts/downtime.ts'
import { mainnet } from '../facts/mainnet.ts'

/**
 * `::downtime-budget`: the minutes a validator may be down, the cost of a longer downtime, and
 * queries for the current values. It stands on one page, to which procedures link.
 */
export default function DowntimeBudget() {
  const title = `Downtime budget: ${downtime.safeMinutes.value} minutes`
  return (
    <div className="admonition admonition-warning" role="note" aria-label={title}>
      <p className="admonition-title">{title}</p>
      <p>
        A validator is jailed as soon as it has missed more than {downtime.allowedBlocks.value} of
        the last {downtime.windowBlocks.value} blocks. At {mainnet.blockSeconds.usual.value} seconds
        a block that takes about {downtime.jailingMinutes.value} minutes, and less if it has missed
        blocks already, so plan to sign again within{' '}
        <strong>{downtime.safeMinutes.value} minutes</strong>.
      </p>
      <p>
        A longer stop costs {downtime.cutPercent.value}% of all stake with the validator, the
        delegators’ included, and at least {downtime.jailMinutes.value} minutes in jail without
        rewards ({downtime.testnetJailMinutes.value} on the test network), until the operator sends{' '}
        <code>haqqd tx slashing unjail</code>. A double signature costs{' '}
        {downtime.doubleSignCutPercent.value}% and tombstones the validator for good: when the two
        conflict, accept the jail.
      </p>
      <p>
        These are the values at genesis. <code>haqqd query slashing params</code> shows today’s,{' '}
        <code>haqqd query slashing signing-info</code> the blocks already missed.
      </p>
    </div>
  )
}
