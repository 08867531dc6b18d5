/** Style sheets that the bundler takes along with a component. */
declare module '*.css'
