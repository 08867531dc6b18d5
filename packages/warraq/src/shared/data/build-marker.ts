/** File that marks a folder as output of a build and contains its manifest. */
export const BUILD_MARKER = '.docs-build.json'
