/** What a unit of systemd says, with its drop-in files. */
export interface Unit {
  readonly command: string
  readonly user: string | undefined
  readonly restart: string
  readonly restartSeconds: number
  readonly files: string | undefined
  readonly success: readonly string[]
  readonly environment: Readonly<Record<string, string>>
}

export function readUnit(texts: readonly string[]): Unit
