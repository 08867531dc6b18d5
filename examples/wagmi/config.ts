import { haqqMainnet, haqqTestedge2 } from 'viem/chains'
import { createConfig, http } from 'wagmi'

/** Wallets of the browser announce themselves (EIP-6963), so none is named here. */
export const config = createConfig({
  chains: [haqqTestedge2, haqqMainnet],
  transports: { [haqqTestedge2.id]: http(), [haqqMainnet.id]: http() },
})
