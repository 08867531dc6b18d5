import { STRANGER } from '../network/paid.ts'

/** The validator of examples, by its operator. */
export const EXAMPLE_OPERATOR = 'haqqvaloper1zy3rx3z4vemc3xgqzy3rx3z4vemc3xgqjs76gu'
/** The contract of examples. */
export const EXAMPLE_CONTRACT = '0x1111111111111111111111111111111111111111'

/** What stands for the Ledger of an operator. */
export const TEST_KEYRING = "the operator's key lies in a keyring for tests, not on a Ledger"

/** What blocks have in place of a recipient, and an account that is nobody's. */
export const TO_A_STRANGER: Readonly<Record<string, string>> = {
  haqq1REPLACE_WITH_THE_ADDRESS: STRANGER,
}
