/** Served address of a bundled worker. */
declare module '*?worker&url' {
  const href: string
  export default href
}
