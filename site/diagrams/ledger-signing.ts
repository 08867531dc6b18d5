import type { DiagramSpec } from './spec.ts'

export const ledgerSigning: DiagramSpec = {
  size: [360, 190],
  boxes: [
    {
      id: 'wallet',
      at: [0, 6],
      size: [130, 66],
      lines: ['Computer', 'MetaMask, Keplr', 'or haqqd'],
    },
    {
      id: 'ledger',
      at: [230, 6],
      size: [130, 66],
      lines: ['Ledger', 'Ethereum app,', 'keys stay inside'],
      tone: 'accent',
    },
    { id: 'haqq', at: [0, 140], size: [130, 46], lines: ['HAQQ', 'checks, executes'] },
    { id: 'you', at: [230, 140], size: [130, 46], lines: ['You', 'read its screen'], tone: 'sand' },
  ],
  arrows: [
    { from: 'wallet', to: 'ledger', label: '1 request', through: 28 },
    { from: 'ledger', to: 'wallet', label: '3 signature', through: 60 },
    { from: 'you', to: 'ledger', label: '2 press' },
    { from: 'wallet', to: 'haqq', label: '4 broadcast' },
  ],
}
