/** Style sheets that the bundler includes with a component. */
declare module '*.css'
