import { network as facts } from '../network.ts'
import { Table } from './table.tsx'
import { Value } from './value.tsx'

/** `::faucets`: sources of test coins. */
export default function Faucets() {
  const { faucet } = facts.testnet
  return (
    <Table
      head={['Faucet', 'Gives', 'Wait between requests']}
      rows={[
        {
          key: 'web',
          cells: [
            <Value key="link" text={faucet.web.value} />,
            faucet.amount.value,
            faucet.cooldown.value,
          ],
        },
        {
          key: 'bot',
          cells: ['Discord or Telegram bot', faucet.botAmount.value, faucet.botCooldown.value],
        },
      ]}
    />
  )
}
