/** The Navigation API of the window; absent in browsers without it. */
export function navigationApi(): Navigation | undefined {
  const { navigation } = window as { navigation?: Navigation }
  // An element with this id has the name of the feature in browsers that lack it.
  return typeof navigation?.navigate === 'function' ? navigation : undefined
}
