/** The Navigation API of the window; absent in a browser that does not have it. */
export function navigationApi(): Navigation | undefined {
  return (window as { navigation?: Navigation }).navigation
}
