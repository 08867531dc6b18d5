import { createPublicClient, createWalletClient, http, parseAbi, parseEther } from 'viem'
import { haqqTestedge2 } from 'viem/chains'
import { openKeystore } from './keystore.ts'

const [keystore = '', validator = '', url = haqqTestedge2.rpcUrls.default.http[0]] =
  process.argv.slice(2)
const STAKING = '0x0000000000000000000000000000000000000800'
const abi = parseAbi([
  'struct Coin { string denom; uint256 amount; }',
  'function delegate(address delegatorAddress, string validatorAddress, uint256 amount) returns (bool success)',
  'function delegation(address delegatorAddress, string validatorAddress) view returns (uint256 shares, Coin balance)',
])

const transport = http(url)
const client = createPublicClient({ transport })
const chain = { ...haqqTestedge2, id: await client.getChainId() }
const account = await openKeystore(keystore)
const wallet = createWalletClient({ account, chain, transport })

// A simulation shows the text of a failure, and costs nothing.
const { request } = await client.simulateContract({
  account,
  address: STAKING,
  abi,
  functionName: 'delegate',
  args: [account.address, validator, parseEther('1')],
})
// For precompiles the estimate can be too low.
const gas = ((await client.estimateContractGas(request)) * 3n) / 2n
const hash = await wallet.writeContract({ ...request, chain, gas })
const { status } = await client.waitForTransactionReceipt({ hash })

const [, balance] = await client.readContract({
  address: STAKING,
  abi,
  functionName: 'delegation',
  args: [account.address, validator],
})
console.log(status, balance.amount, balance.denom)
