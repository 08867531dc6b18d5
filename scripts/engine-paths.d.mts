export function firefoxPath(): string | undefined
export function webKitPath(): string | undefined
