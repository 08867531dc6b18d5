import { network as facts } from '../network.ts'
import { Table } from './table.tsx'

/** `::faucets`: where test coins come from. */
export default function Faucets() {
  const { faucet } = facts.testnet
  return (
    <Table
      head={['Faucet', 'Gives', 'Wait between requests']}
      rows={[
        {
          key: 'web',
          cells: [
            <a key="link" href={faucet.web.value} target="_blank" rel="noopener noreferrer">
              {faucet.web.value}
            </a>,
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
