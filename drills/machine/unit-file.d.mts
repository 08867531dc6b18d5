/** What a unit of systemd says, with its drop-in files. */
export function readUnit(texts: readonly string[]): Readonly<Record<string, unknown>>
export function readEnvironment(text: string): Readonly<Record<string, string>>
