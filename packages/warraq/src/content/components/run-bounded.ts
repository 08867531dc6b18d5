import { Script } from 'node:vm'

/** Code of a site that takes longer has failed. */
export const LOOP_LIMIT_MS = 10_000

/** Code that did not end in time. */
export class LoopError extends Error {
  constructor(limitMs: number) {
    super(`it did not end within ${limitMs / 1000} seconds`)
  }
}

const SLOT = Symbol.for('warraq.bounded')
const CALL = new Script("globalThis[Symbol.for('warraq.bounded')]()")

type Slot = { [SLOT]?: () => unknown }

/**
 * Run synchronous code of a site.
 * @throws LoopError when it does not end in time
 */
export function runBounded<Result>(run: () => Result, limitMs = LOOP_LIMIT_MS): Result {
  const slot = globalThis as Slot
  const outer = slot[SLOT]
  slot[SLOT] = run
  try {
    return CALL.runInThisContext({ timeout: limitMs }) as Result
  } catch (cause) {
    const isLoop = (cause as { readonly code?: string } | null)?.code === TIMEOUT
    throw isLoop ? new LoopError(limitMs) : cause
  } finally {
    if (outer === undefined) delete slot[SLOT]
    else slot[SLOT] = outer
  }
}

const TIMEOUT = 'ERR_SCRIPT_EXECUTION_TIMEOUT'
