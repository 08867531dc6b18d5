import { fact } from './fact.ts'

/** ISLM on other chains. */
export const abroad = {
  ethereum: {
    network: fact('Ethereum', ['HAQQ docs, December 2025']),
    symbol: fact('aISLM', ['HAQQ docs, December 2025']),
    explorer: fact('https://etherscan.io/address/', ['HAQQ docs, December 2025']),
    address: fact('0xF10c41cA085FC8d9326a65408D14Dae28A3E69a5', ['HAQQ docs, December 2025'], {
      guarded: true,
    }),
  },
  polygon: {
    network: fact('Polygon', ['HAQQ docs, December 2025']),
    symbol: fact('aISLM', ['HAQQ docs, December 2025']),
    explorer: fact('https://polygonscan.com/address/', ['HAQQ docs, December 2025']),
    address: fact('0x4E7A6031B7282431ff9cBC016dA2E7e50e0C54A4', ['HAQQ docs, December 2025'], {
      guarded: true,
    }),
  },
  arbitrum: {
    network: fact('Arbitrum', ['HAQQ docs, December 2025']),
    symbol: fact('aISLM', ['HAQQ docs, December 2025']),
    explorer: fact('https://arbiscan.io/address/', ['HAQQ docs, December 2025']),
    address: fact('0x2a98d978817949D45a5528013850772E762B7F12', ['HAQQ docs, December 2025'], {
      guarded: true,
    }),
  },
  avalanche: {
    network: fact('Avalanche', ['HAQQ docs, December 2025']),
    symbol: fact('aISLM', ['HAQQ docs, December 2025']),
    explorer: fact('https://snowtrace.io/address/', ['HAQQ docs, December 2025']),
    address: fact('0xB5D8c52B65c24B020c51736D22F8bd961A281909', ['HAQQ docs, December 2025'], {
      guarded: true,
    }),
  },
  base: {
    network: fact('Base', ['HAQQ docs, December 2025']),
    symbol: fact('aISLM', ['HAQQ docs, December 2025']),
    explorer: fact('https://basescan.org/address/', ['HAQQ docs, December 2025']),
    address: fact('0x2a98d978817949D45a5528013850772E762B7F12', ['HAQQ docs, December 2025'], {
      guarded: true,
    }),
  },
  bNBChain: {
    network: fact('BNB Chain', ['HAQQ docs, December 2025']),
    symbol: fact('aISLM', ['HAQQ docs, December 2025']),
    explorer: fact('https://bscscan.com/address/', ['HAQQ docs, December 2025']),
    address: fact('0xB208C4451bc3DE576a836406bD785951b939503E', ['HAQQ docs, December 2025'], {
      guarded: true,
    }),
  },
  blast: {
    network: fact('Blast', ['HAQQ docs, December 2025']),
    symbol: fact('aISLM', ['HAQQ docs, December 2025']),
    explorer: fact('https://blastscan.io/address/', ['HAQQ docs, December 2025']),
    address: fact('0x2a98d978817949D45a5528013850772E762B7F12', ['HAQQ docs, December 2025'], {
      guarded: true,
    }),
  },
  celo: {
    network: fact('Celo', ['HAQQ docs, December 2025']),
    symbol: fact('aISLM', ['HAQQ docs, December 2025']),
    explorer: fact('https://celoscan.io/address/', ['HAQQ docs, December 2025']),
    address: fact('0x2a98d978817949D45a5528013850772E762B7F12', ['HAQQ docs, December 2025'], {
      guarded: true,
    }),
  },
  fantom: {
    network: fact('Fantom', ['HAQQ docs, December 2025']),
    symbol: fact('aISLM', ['HAQQ docs, December 2025']),
    explorer: fact('https://ftmscan.com/address/', ['HAQQ docs, December 2025']),
    address: fact('0xB208C4451bc3DE576a836406bD785951b939503E', ['HAQQ docs, December 2025'], {
      guarded: true,
    }),
  },
  filecoin: {
    network: fact('Filecoin', ['HAQQ docs, December 2025']),
    symbol: fact('aISLM', ['HAQQ docs, December 2025']),
    explorer: fact('https://filfox.info/en/address/', ['HAQQ docs, December 2025']),
    address: fact('0x2a98d978817949D45a5528013850772E762B7F12', ['HAQQ docs, December 2025'], {
      guarded: true,
    }),
  },
  fraxtal: {
    network: fact('Fraxtal', ['HAQQ docs, December 2025']),
    symbol: fact('aISLM', ['HAQQ docs, December 2025']),
    explorer: fact('https://fraxscan.com/address/', ['HAQQ docs, December 2025']),
    address: fact('0x2a98d978817949D45a5528013850772E762B7F12', ['HAQQ docs, December 2025'], {
      guarded: true,
    }),
  },
  kava: {
    network: fact('Kava', ['HAQQ docs, December 2025']),
    symbol: fact('aISLM', ['HAQQ docs, December 2025']),
    explorer: fact('https://kavascan.com/address/', ['HAQQ docs, December 2025']),
    address: fact('0x2a98d978817949D45a5528013850772E762B7F12', ['HAQQ docs, December 2025'], {
      guarded: true,
    }),
  },
  linea: {
    network: fact('Linea', ['HAQQ docs, December 2025']),
    symbol: fact('aISLM', ['HAQQ docs, December 2025']),
    explorer: fact('https://lineascan.build/address/', ['HAQQ docs, December 2025']),
    address: fact('0x2a98d978817949D45a5528013850772E762B7F12', ['HAQQ docs, December 2025'], {
      guarded: true,
    }),
  },
  mantle: {
    network: fact('Mantle', ['HAQQ docs, December 2025']),
    symbol: fact('aISLM', ['HAQQ docs, December 2025']),
    explorer: fact('https://explorer.mantle.xyz/address/', ['HAQQ docs, December 2025']),
    address: fact('0x2a98d978817949D45a5528013850772E762B7F12', ['HAQQ docs, December 2025'], {
      guarded: true,
    }),
  },
  moonbeam: {
    network: fact('Moonbeam', ['HAQQ docs, December 2025']),
    symbol: fact('aISLM', ['HAQQ docs, December 2025']),
    explorer: fact('https://moonscan.io/address/', ['HAQQ docs, December 2025']),
    address: fact('0xF10c41cA085FC8d9326a65408D14Dae28A3E69a5', ['HAQQ docs, December 2025'], {
      guarded: true,
    }),
  },
  optimism: {
    network: fact('Optimism', ['HAQQ docs, December 2025']),
    symbol: fact('aISLM', ['HAQQ docs, December 2025']),
    explorer: fact('https://optimistic.etherscan.io/address/', ['HAQQ docs, December 2025']),
    address: fact('0x2a98d978817949D45a5528013850772E762B7F12', ['HAQQ docs, December 2025'], {
      guarded: true,
    }),
  },
  scroll: {
    network: fact('Scroll', ['HAQQ docs, December 2025']),
    symbol: fact('aISLM', ['HAQQ docs, December 2025']),
    explorer: fact('https://scrollscan.com/address/', ['HAQQ docs, December 2025']),
    address: fact('0x2a98d978817949D45a5528013850772E762B7F12', ['HAQQ docs, December 2025'], {
      guarded: true,
    }),
  },
}
