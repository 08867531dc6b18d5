/** The Navigation API of the window; absent in browsers without it. */
export function navigationApi(): Navigation | undefined {
  return (window as { navigation?: Navigation }).navigation
}
