/** What the shell shows of a navigation that is under way or has failed. */
export interface NavigationStatus {
  readonly isLoading: boolean
  readonly error: { readonly message: string; readonly retry: () => void } | null
}
