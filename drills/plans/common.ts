import assert from 'node:assert/strict'
import { fillCode } from '../fill.ts'
import { STRANGER } from '../network/transactions.ts'
import type { Scene } from '../scene.ts'

/** The validator of examples, by its operator. */
export const EXAMPLE_OPERATOR = 'haqqvaloper1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgqjs76gu'
/** The contract of examples. */
export const EXAMPLE_CONTRACT = '0x1111111111111111111111111111111111111111'

/** What stands for the Ledger of an operator. */
export const TEST_KEYRING = "the operator's key lies in a keyring for tests, not on a Ledger"

/**
 * What comes after a block: a command that must print something.
 * @param at `root@node` or `haqq@computer`
 * @param command with names for which the page was performed so far has found something
 */
export const shows =
  (at: string, command: string, pattern: RegExp) =>
  async (scene: Scene): Promise<void> =>
    assert.match(await scene.as(at, fillCode(command, Object.fromEntries(scene.found))), pattern)

/** What blocks have in place of a recipient, and an account that is nobody's. */
export const TO_A_STRANGER: Readonly<Record<string, string>> = {
  haqq1REPLACE_WITH_THE_ADDRESS: STRANGER,
}
