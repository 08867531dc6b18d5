export function registeredText(): Promise<string>
