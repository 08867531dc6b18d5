import type { DiagramSpec } from './spec.ts'

export const nftParts: DiagramSpec = {
  size: [360, 226],
  boxes: [
    { id: 'chain', at: [0, 6], size: [360, 88], lines: ['On the chain'], tone: 'group' },
    {
      id: 'contract',
      at: [12, 36],
      size: [140, 46],
      lines: ['Contract', 'DemoBadge, no. 0'],
      tone: 'accent',
    },
    { id: 'holder', at: [218, 36], size: [130, 46], lines: ['Holder', '0x address'] },
    {
      id: 'web',
      at: [0, 134],
      size: [360, 88],
      lines: ['Link or server'],
      tone: 'group',
    },
    {
      id: 'json',
      at: [12, 164],
      size: [140, 46],
      lines: ['1.json', 'name, description'],
      tone: 'sand',
    },
    { id: 'image', at: [218, 164], size: [130, 46], lines: ['1.png', 'the picture'], tone: 'sand' },
  ],
  arrows: [
    { from: 'contract', to: 'holder', label: 'ownerOf' },
    { from: 'contract', to: 'json', label: 'tokenURI', through: 145 },
    { from: 'json', to: 'image', label: 'image' },
  ],
}
