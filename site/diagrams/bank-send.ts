import type { DiagramSpec } from './spec.ts'

export const bankSend: DiagramSpec = {
  size: [360, 304],
  boxes: [
    { id: 'msg', at: [0, 6], size: [190, 46], lines: ['MsgSend', 'for each coin'], tone: 'sand' },
    { id: 'blocked', at: [0, 102], size: [190, 46], lines: ['May the receiver', 'get coins?'] },
    {
      id: 'no',
      at: [246, 102],
      size: [114, 46],
      lines: ['Refused', 'unauthorized'],
      tone: 'danger',
    },
    { id: 'pair', at: [0, 198], size: [190, 46], lines: ['Enabled external', 'ERC-20 pair?'] },
    { id: 'erc', at: [246, 198], size: [114, 46], lines: ['ERC-20', 'transfer'], tone: 'accent' },
    { id: 'plain', at: [0, 270], size: [190, 30], lines: ['Bank transfer'], tone: 'accent' },
  ],
  arrows: [
    { from: 'msg', to: 'blocked' },
    { from: 'blocked', to: 'no', label: 'no', tone: 'danger' },
    { from: 'blocked', to: 'pair', label: 'yes' },
    { from: 'pair', to: 'erc', label: 'yes' },
    { from: 'pair', to: 'plain', label: 'no' },
  ],
}
