import { Contract, JsonRpcProvider, parseEther } from 'ethers'
import { openKeystore } from './keystore.ts'

const [keystore = '', validator = '', url = 'https://rpc.eth.testedge2.haqq.network'] =
  process.argv.slice(2)
const STAKING = '0x0000000000000000000000000000000000000800'
const abi = [
  'function delegate(address delegatorAddress, string validatorAddress, uint256 amount) returns (bool success)',
  'function delegation(address delegatorAddress, string validatorAddress) view returns (uint256 shares, tuple(string denom, uint256 amount) balance)',
]

const provider = new JsonRpcProvider(url)
const wallet = await openKeystore(keystore, provider)
const staking = new Contract(STAKING, abi, wallet)

const delegate = staking.getFunction('delegate')
const args = [wallet.address, validator, parseEther('1')]
// For precompiles the estimate can be too low.
const gasLimit = ((await delegate.estimateGas(...args)) * 3n) / 2n
const sent = await delegate(...args, { gasLimit })
const receipt = await sent.wait()

const { balance } = await staking.getFunction('delegation')(wallet.address, validator)
console.log(receipt.status === 1 ? 'success' : 'reverted', balance.amount, balance.denom)
