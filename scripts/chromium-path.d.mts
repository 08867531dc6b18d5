export function chromiumPath(): string | undefined
export function wholeChromiumPath(): string | undefined
