/**
 * What the code of a project loaded besides its bundle. This module runs in the process of the
 * project.
 */
export const loadedCode = {
  /** Names of packages, also of those that are not installed. */
  packages: new Set<string>(),
  /** Absolute paths of files of the project that Node loaded itself. */
  files: new Set<string>(),
}
