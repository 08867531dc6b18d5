require('@nomicfoundation/hardhat-ethers')
require('@nomicfoundation/hardhat-verify')
require('./tasks/deploy.js')

/** @type {import('hardhat/config').HardhatUserConfig} */
module.exports = {
  solidity: {
    version: '0.8.30',
    settings: { evmVersion: 'paris', optimizer: { enabled: true, runs: 200 } },
  },
  networks: {
    haqq: { url: 'https://rpc.eth.haqq.network', chainId: 11235 },
    testedge2: { url: 'https://rpc.eth.testedge2.haqq.network', chainId: 54211 },
  },
  etherscan: {
    apiKey: { haqq: 'unused', testedge2: 'unused' },
    customChains: [
      {
        network: 'haqq',
        chainId: 11235,
        urls: {
          apiURL: 'https://explorer.haqq.network/api',
          browserURL: 'https://explorer.haqq.network',
        },
      },
      {
        network: 'testedge2',
        chainId: 54211,
        urls: {
          apiURL: 'https://explorer.testedge2.haqq.network/api',
          browserURL: 'https://explorer.testedge2.haqq.network',
        },
      },
    ],
  },
  sourcify: { enabled: false },
}
