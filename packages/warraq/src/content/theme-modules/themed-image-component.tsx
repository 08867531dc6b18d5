import type { ModuleComponent } from './module-component.ts'

/** `<ThemedImage>`: an image for each colour mode. */
export const ThemedImage: ModuleComponent = ({ sources, alt, ...rest }) => {
  const { light = '', dark = '' } = (sources ?? {}) as { light?: string; dark?: string }
  return (
    <>
      <img {...rest} className="only-light" src={light} alt={String(alt ?? '')} />
      <img {...rest} className="only-dark" src={dark} alt={String(alt ?? '')} />
    </>
  )
}
