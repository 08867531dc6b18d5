/** Patterns of values that readers copy. */
const TAKEN: readonly RegExp[] = [
  // Addresses and hashes of the EVM.
  /^0x(?:[\da-f]{40}|[\da-f]{64})$/i,
  // Hashes, and denominations that contain one.
  /^(?:ibc\/)?[\dA-F]{64}$/,
  // Bech32 addresses.
  /^[a-z]+1[02-9ac-hj-np-z]{38,}$/,
  // Chain ids of Cosmos chains with an EVM: haqq_11235-1.
  /^[a-z]+_\d+-\d+$/,
  // Endpoints with a host name.
  /^(?:https?|wss?|tcp):\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?(?:\/[\w./-]*)?$/,
  /^[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z]{2,}:\d+$/,
]

/** Whether readers copy the text: an endpoint, a chain id, an address, a hash. */
export function isTaken(text: string): boolean {
  return TAKEN.some((pattern) => pattern.test(text))
}

/** Whether any browser can open it: not an address of the reader's own machine. */
export function isPublicAddress(text: string): boolean {
  return /^https?:\/\/(?!127\.|0\.0\.0\.0|10\.|192\.168\.)/.test(text) && isTaken(text)
}
