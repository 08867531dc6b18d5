export declare const INSTALLED_EXAMPLES: readonly string[]
export declare function exampleInstall(name: string): string
export declare function missingExamples(names?: readonly string[]): string[]
