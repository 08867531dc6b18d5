export function compareFolders(before: string, after: string): Promise<string[]>
