declare module 'launch-editor' {
  /**
   * Open `file:line` in the editor that is running, or in the one that `LAUNCH_EDITOR`, `VISUAL` or
   * `EDITOR` names.
   * @param onError called at once when no editor is found, later when the editor fails
   */
  export default function launchEditor(
    place: string,
    onError: (file: string, message: string | null) => void,
  ): void
}
