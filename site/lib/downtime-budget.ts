/** The slashing parameters that determine how long a validator may be offline. */
export interface DowntimeRules {
  /** Number of blocks over which missed signatures are counted: `signed_blocks_window`. */
  readonly window: number
  /** Share of the window that must be signed, 0 to 1: `min_signed_per_window`. */
  readonly minSigned: number
}

/** Seconds between two blocks. */
export interface BlockSeconds {
  readonly usual: number
  readonly shortest: number
}

export interface DowntimeBudget {
  /** Blocks of the window that may be missed without consequences. */
  readonly allowedBlocks: number
  /** Number of the missed block that jails the validator. */
  readonly jailingBlock: number
  /** Whole minutes that are safe even if blocks are as fast as ever observed. */
  readonly safeMinutes: number
  /** Minutes after which a stopped validator is jailed, at the usual speed. */
  readonly jailingMinutes: number
}

/**
 * How long a validator may be offline if it has not missed a block before.
 *
 * The rule of `x/slashing` in Cosmos SDK 0.47 (`HandleValidatorSignature`): a validator is jailed
 * when more than `window - round(window x minSigned)` blocks of the window are missed.
 */
export function downtimeBudget(rules: DowntimeRules, blockSeconds: BlockSeconds): DowntimeBudget {
  const allowedBlocks = rules.window - Math.round(rules.window * rules.minSigned)
  const jailingBlock = allowedBlocks + 1
  return {
    allowedBlocks,
    jailingBlock,
    safeMinutes: Math.floor((allowedBlocks * blockSeconds.shortest) / 60),
    jailingMinutes: Math.round((jailingBlock * blockSeconds.usual) / 60),
  }
}
