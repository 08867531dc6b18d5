/** Every chain id among the facts, as text: values of keys that end in `chainId` or `chainIdHex`. */
export function chainIdsOf(facts: object): ReadonlySet<string> {
  return new Set(idsIn(facts))
}

function* idsIn(facts: object): Generator<string> {
  for (const [key, entry] of Object.entries(facts)) {
    if (typeof entry !== 'object' || entry === null) continue
    if (/chainId(?:Hex)?$/i.test(key) && 'value' in entry) yield String(entry.value)
    else yield* idsIn(entry)
  }
}
