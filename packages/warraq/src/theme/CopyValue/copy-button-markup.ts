/** Data of a button that copies: what it says afterwards. */
export type CopyButtonData = {
  readonly copied: string
  readonly failed: string
  /** What it says before, as the script found it. */
  label?: string
}
