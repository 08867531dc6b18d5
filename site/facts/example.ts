import { fact } from './fact.ts'

const SOURCE = ['sushiswap/v3-core repo, deployments/haqq/UniswapV3Factory.json'] as const

/**
 * The mainnet transaction that examples ask for: the first of its sender, which created the factory
 * of SushiSwap V3. Apart from the other facts, because islands import those.
 */
export const example = {
  transaction: fact('0x356d27afd08f74fee53c0fa825a97f69829c9361839ad218733cad2310952f04', SOURCE),
  blockHash: fact('0xfa4f003760856223a22e9e002248aadc3e656641d91b9b1489d5d265b776d778', SOURCE),
  height: fact(6541826, SOURCE),
  sender: fact('0xf87BC5535602077d340806D71f805EA9907a843D', SOURCE),
  contract: fact('0xc35DADB65012eC5796536bD9864eD8773aBc74C4', SOURCE),
}
