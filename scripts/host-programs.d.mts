export function missingHosts(names?: readonly string[]): string[]
