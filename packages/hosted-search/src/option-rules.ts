/** One option of a service: its allowed values in words and as a test. */
export interface OptionRule {
  readonly expected: string
  readonly isValid: (value: string) => boolean
  readonly isRequired?: boolean
}

/** A required text. */
export function requiredText(expected: string): OptionRule {
  return { expected, isValid: (value) => value.trim() !== '', isRequired: true }
}

/** Whether a text is an origin, without path and query. */
export function isOrigin(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value) && new URL(value).origin === value
}

export function isRegex(value: string): boolean {
  try {
    new RegExp(value)
    return true
  } catch {
    return false
  }
}
