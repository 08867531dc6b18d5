/** Privacy preferences of the reader, as browsers expose them. */
interface Consent {
  readonly doNotTrack?: string | null
  readonly globalPrivacyControl?: boolean
}

/** Whether the reader may be counted: not in development, and not if the reader opted out. */
export function mayCount(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Consent
  return !(import.meta.env.DEV || doNotTrack === '1' || globalPrivacyControl === true)
}
