/** What a unit of systemd says, with its drop-in files. */
export interface Unit {
  readonly command: string
  readonly before: readonly string[]
  readonly reload: readonly string[]
  readonly user: string | undefined
  readonly restart: string
  readonly restartSeconds: number
  readonly isOneshot: boolean
  readonly pidFile: string | undefined
  readonly runtimeFolder: string | undefined
  readonly timer: { readonly firstSeconds: number; readonly everySeconds: number }
  readonly files: string | undefined
  readonly success: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  readonly environmentFiles: readonly string[]
}

export function readUnit(texts: readonly string[]): Unit
export function readEnvironment(text: string): Record<string, string>
